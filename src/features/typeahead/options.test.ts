import type { EntryKind } from '../../local-search/index-format';
import type { LocalHit } from '../../local-search/local-hit';
import { optionGroups, shownHits } from './options';

function hit(kind: EntryKind, id: string, more: Partial<LocalHit> = {}): LocalHit {
  return {
    ...{ kind, id, name: id, isChinese: false, marks: [], alsoNamed: undefined },
    ...{ game: undefined, section: undefined, picture: '', partner: undefined },
    ...more,
  };
}

const partner = { id: 'mobei', name: '墨北', isChinese: false, picture: '' };
const lingxi = { ...partner, id: 'lingxi', name: '灵犀' };

function shown(...hits: readonly LocalHit[]): string[] {
  return shownHits(hits).map(({ id }) => id);
}

test('eight hits are shown, of each kind three before others have had their place', () => {
  const sections = Array.from({ length: 10 }, (_, at) => hit('section', `s${String(at)}`));
  const hint = hit('hint', 'h');
  const role = hit('role', 'r');
  expect(shown(...sections, role, hint)).toEqual(['s0', 's1', 's2', 's3', 's4', 's5', 'r', 'h']);
  expect(shown(...sections)).toHaveLength(8);
});

test('the kind of the best hit comes first', () => {
  expect(shown(hit('hint', 'h'), hit('game', 'g'), hit('hint', 'i'))).toEqual(['h', 'i', 'g']);
});

test('the partner is asked who knows what was found, else the first one, with the game that was found', () => {
  const ask = (...hits: readonly LocalHit[]) =>
    optionGroups({ query: '灯怎么点', hits, partners: [lingxi], recent: [] })
      .flatMap(({ options }) => options)
      .find(({ type }) => type === 'ask');
  expect(ask(hit('role', 'r'), hit('section', 'g', { partner }))).toMatchObject({
    partner,
    gameId: 'g',
  });
  expect(ask(hit('role', 'r', { partner }))).toMatchObject({ partner, gameId: undefined });
  expect(ask(hit('game', 'g'))).toMatchObject({ partner: lingxi, gameId: undefined });
  const groups = optionGroups({ query: '灯', hits: [], partners: [], recent: [] });
  expect(groups.flatMap(({ options }) => options)).toEqual([{ type: 'all', text: '灯' }]);
});

test.each([
  ['灯', false],
  ['点灯塔', false],
  ['怎么点灯', true],
  ['lamp', false],
  ['dark lamp', true],
])('%s is said enough to ask a partner: %s', (query, isOffered) => {
  const types = optionGroups({ query, hits: [], partners: [lingxi], recent: [] })
    .flatMap(({ options }) => options)
    .map(({ type }) => type);
  expect(types.includes('ask')).toBe(isOffered);
});

test.each([
  ['短', '短', 'ショート'],
  ['short', 'Short', 'ホー・ショウチー'],
  ['短い', '短い', '短刀'],
])('%s offers the filter before names, and no name of another script', (query, held, other) => {
  const far = hit('role', 'far', { alsoNamed: { name: other, locale: 'ja', marks: [] } });
  const hits = [far, hit('role', held)];
  const types = optionGroups({ query, hits, partners: [], recent: [] })
    .flatMap(({ options }) => options)
    .map((option) => (option.type === 'hit' ? option.hit.id : option.type));
  expect(types).toEqual(['choices', held, 'all']);
});

const forTwo = ['one', 'two', '30', 'tense'];
test.each([
  ['a calm game for two, half an hour', ['two', '30']],
  ['a tense game for two', ['two', 'tense']],
  ['five players', undefined],
])('%s offers a filter that has games, as the search loosens it', (query, slugs) => {
  const choiceSets = [forTwo, ['one', 'calm']];
  const offered = optionGroups({ query, hits: [], partners: [], choiceSets, recent: [] })
    .flatMap(({ options }) => options)
    .flatMap((option) =>
      option.type === 'choices' ? [option.choices.map(({ slug }) => slug)] : [],
    );
  expect(offered).toEqual(slugs ? [slugs] : []);
});

test.each(['卡关了怎么办', 'I’m stuck', 'ヒントをください'])(
  '%s is told where hints are, before hints of games, and asks a partner about none of them',
  (query) => {
    const options = optionGroups({
      ...{ query, partners: [lingxi], recent: [] },
      hits: [hit('hint', 'h', { partner })],
    }).flatMap((group) => group.options);
    expect(options.map(({ type }) => type)).toEqual(['hints', 'hit', 'ask']);
    expect(options.at(-1)).toMatchObject({ partner: lingxi, gameId: undefined });
  },
);

test('hints of the visitor’s own games come first, and then others, each day from another one on', () => {
  const hits = Array.from({ length: 12 }, (_, at) => hit('hint', `g${String(at)}`));
  const shownOn = (day: string, ...ownGames: readonly string[]) =>
    optionGroups({ query: '卡关', hits, partners: [], recent: [], day, ownGames })
      .flatMap(({ options }) => options)
      .flatMap((option) => (option.type === 'hit' ? [option.hit.id] : []));
  const plain = shownOn('2026-11-28');
  expect(plain).toHaveLength(8);
  expect(shownOn('2026-11-29')).not.toEqual(plain);
  const own = shownOn('2026-11-28', 'g11', 'none', 'g5');
  expect(own.slice(0, 2)).toEqual(['g11', 'g5']);
  expect(new Set(own).size).toBe(8);
});

test('hints of a game that is named come before the search for all words', () => {
  const types = (...hits: readonly LocalHit[]) =>
    optionGroups({ query: '青铜之门 攻略', hits, partners: [], recent: [] })
      .flatMap(({ options }) => options)
      .map(({ type }) => type);
  expect(types(hit('hint', 'gate'), hit('game', 'gate'))).toEqual(['hit', 'hit', 'all']);
  expect(types(hit('game', 'gate'))).toEqual(['sentence', 'hit']);
});
