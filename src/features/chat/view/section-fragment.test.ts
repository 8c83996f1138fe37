import { sectionFragment } from './section-fragment';

const game = {
  sections: [
    { title: '怎么玩', body: '' },
    { title: '夜里', body: '' },
  ],
  i18n: {
    en: {
      sections: [
        { title: 'How to play', body: '' },
        { title: 'At night', body: '' },
      ],
    },
  },
};

test.each([
  ['夜里', '#section-2'],
  ['HOW TO PLAY', '#section-1'],
  ['昼', ''],
  ['', ''],
])('the section %s is at "%s"', (heading, fragment) => {
  expect(sectionFragment(game, heading)).toBe(fragment);
});

test('a game without translations has its own headings', () => {
  expect(sectionFragment({ sections: game.sections }, '怎么玩')).toBe('#section-1');
});
