import { tempFolder } from '../../testing/temp-folder';
import { readSampleTexts } from './sample-texts';

const SAMPLE = 'src/reference-api/sample';
const said = { zh: '甲', en: 'A', ja: 'エ' };
const i18n = { en: { title: 'A' }, ja: { title: 'エ' } };

const root = tempFolder({
  [`${SAMPLE}/games/first.json`]: JSON.stringify({
    id: 'first',
    summary: '甲',
    i18n: { en: { summary: 'A' }, ja: { summary: 'エ' } },
    roles: [{ story: '乙', i18n: { en: { story: 'B' }, ja: { story: 'ビ' } } }],
  }),
  [`${SAMPLE}/partners.json`]: JSON.stringify([
    { id: 'p-one', game_ids: ['first', 'second'], quests: [{ title: '甲', i18n }] },
  ]),
  [`${SAMPLE}/activities.json`]: JSON.stringify({ list: [{ title: '甲', i18n }] }),
  [`${SAMPLE}/voices/p-one.json`]: JSON.stringify({ talk: { hello: said } }),
  [`${SAMPLE}/stories/p-one-q-1.json`]: JSON.stringify({ steps: { start: { say: said } } }),
  'content/partners/p-one.yaml': 'games: { second: { zh: 甲, en: A, ja: エ } }',
});

test('says of each text where it stands, of which games it speaks, and what it keeps to', () => {
  const rows = readSampleTexts(root).map(({ at, games, glossary, facts }) => [
    ...[at, games.join(), glossary],
    facts ? 'facts' : 'tale',
  ]);
  expect(rows).toEqual([
    ['summary', 'first', 'first', 'facts'],
    ['roles.0.story', 'first', 'first', 'tale'],
    ['p-one.talk.hello', 'first,second', 'partners', 'tale'],
    ['p-one-q-1.steps.start.say', 'first,second', 'partners', 'tale'],
    ['p-one.games.second', 'second', 'partners', 'tale'],
    ['partners.0.quests.0.title', 'first,second', 'partners', 'tale'],
    ['activities.list.0.title', '', 'activities', 'facts'],
  ]);
});
