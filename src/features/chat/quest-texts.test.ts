import { sceneAfter, toQuestTexts } from './quest-texts';

const scene = { character_id: 'c', cover: undefined, summary: '之', locked: true };
const scenes = [
  { ...scene, id: 's2', quest_id: 'q2', title: '二', order: 2, i18n: { en: { title: 'Two' } } },
  { ...scene, id: 's1', quest_id: 'q1', title: '一', order: 1 },
];

test.each([
  ['q1', 'zh', { questId: 'q2', title: '二' }],
  ['q1', 'en', { questId: 'q2', title: 'Two' }],
  ['q2', 'zh', undefined],
  ['elsewhere', 'zh', undefined],
] as const)('behind %s comes in %s: %j', (quest, locale, next) => {
  expect(sceneAfter(quest, scenes, locale)).toEqual(next);
});

it('says in the language of the page what a quest is about, and what stays Chinese', () => {
  const quest = {
    id: 'q1',
    character_id: 'c',
    title: '一',
    background: '夜',
    goal: '找',
    opening_message: '喂？',
    status: 'new',
    progress: { current: 0, total: 3 },
    i18n: { ja: { title: '一幕', opening_message: 'もしもし？' } },
  } as const;
  expect(toQuestTexts(quest, [], 'ja')).toMatchObject({
    id: 'q1',
    title: '一幕',
    opening: 'もしもし？',
    goal: '找',
    cover: undefined,
    untranslated: ['background', 'goal'],
  });
  const withPicture = {
    ...scene,
    id: 's1',
    quest_id: 'q1',
    title: '一',
    order: 1,
    cover: '/s.png',
  };
  expect(toQuestTexts(quest, [withPicture], 'ja').cover).toMatch(/\/s\.png$/);
});
