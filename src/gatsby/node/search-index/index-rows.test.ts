import { createNameForms } from '../../../local-search/name-forms';
import { openPronunciations } from '../pronunciations/pronunciations';
import { prepareSearchIndexes, searchIndex } from './index-rows';

const forms = createNameForms(openPronunciations());

const game = {
  id: 'gate',
  texts: {
    name: '青铜之门',
    sections: [
      { title: '面具', body: '' },
      { title: '门钉', body: '' },
    ],
  },
  cover: 'cover.png',
};
const role = { id: 'yan', gameId: 'gate', texts: { name: '沈砚' } };
const library = { games: [game], roles: [role], characters: [] };

test('the questions of hints are rows, in the words of the page and without marks', () => {
  const fold = (question: string) =>
    `坑。\n\n> [!fold] ${question}\n>\n> 1. 提示\n> 2. 再推\n> 3. 谜底`;
  const texts = {
    ...game.texts,
    description: fold('谁有**钥匙**？'),
    sections: [
      { title: '面具', body: fold('最后一副[面具](/x/)在哪儿？') + '\n\n' + fold('？！') },
      { title: '门钉', body: '' },
    ],
  };
  const translations = {
    en: {
      sections: [
        { title: 'Masks', body: fold('Where is the last mask?') },
        { title: 'Studs', body: '' },
      ],
    },
  };
  const hinted = { games: [{ ...game, texts, translations }], roles: [], characters: [] };
  const hintsIn = (locale: 'zh' | 'en') =>
    searchIndex(hinted, locale, forms)
      .rows.filter(([kind]) => kind === 4)
      .map(([, id, name, found, of, section, flags]) => [id, name, found, of, section, flags]);
  expect(hintsIn('zh')).toEqual([
    ['gate', '谁有钥匙？', ['谁有钥匙'], '青铜之门', 0, 0],
    ['gate', '最后一副面具在哪儿？', ['最后一副面具在哪儿'], '青铜之门', 1, 0],
  ]);
  // The description stayed Chinese, and so did the name of the game.
  expect(hintsIn('en')).toEqual([
    ['gate', '谁有钥匙？', ['谁有钥匙'], '青铜之门', 0, 3],
    ['gate', 'Where is the last mask?', ['where is the last mask'], '青铜之门', 1, 2],
  ]);
});

test('a row has the file of its picture and the partner who knows its game', () => {
  const partners = [
    { id: 'seven', texts: { name: '柒号' }, avatar: 'seven.png' },
    { id: 'mobei', texts: { name: '墨北' }, avatar: '', gameIds: ['gate', 'city'] },
  ];
  const city = { ...game, id: 'city', cover: '', characterId: 'seven' };
  const all = {
    games: [game, city],
    roles: [{ ...role, avatar: 'yan.png' }],
    characters: partners,
  };
  const index = searchIndex(all, 'zh', forms, ({ kind, url }) => `${kind}-${url}`);
  expect(index.partners).toEqual([
    ['seven', '柒号', 0, 'avatar-seven.png'],
    ['mobei', '墨北', 0, ''],
  ]);
  expect(index.rows.map(([, id, , , , , , picture, partner]) => [id, picture, partner])).toEqual([
    ['gate', 'cover-cover.png', 2],
    ['city', '', 1],
    ['yan', 'avatar-yan.png', 2],
    ['seven', 'avatar-seven.png', 1],
    ['mobei', '', 2],
    ['gate', 'cover-cover.png', 2],
    ['gate', 'cover-cover.png', 2],
    ['city', '', 1],
    ['city', '', 1],
  ]);
});

test('the smallest file of a picture is named, or nothing where it lies elsewhere', () => {
  const picture = (src: string, srcSet: string) => ({
    src,
    srcSet,
    width: 1,
    height: 1,
    color: '',
  });
  const files = (found: ReturnType<typeof picture>) =>
    prepareSearchIndexes(
      library,
      ['zh'],
      openPronunciations(),
      new Map([['cover cover.png', found]]),
    ).get('zh')?.rows[0]?.[7];
  const folder = '/static/pictures/';
  expect(
    files(picture(`${folder}b-640.webp`, `${folder}a-320.webp 320w, ${folder}b-640.webp 640w`)),
  ).toBe('a-320.webp');
  expect(files(picture(`${folder}placeholder-c.svg`, ''))).toBe('placeholder-c.svg');
  expect(files(picture('https://elsewhere.example/a.webp', ''))).toBe('');
});
