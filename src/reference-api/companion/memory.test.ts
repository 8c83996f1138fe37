import { forgetFact, readMemory, rememberedFacts } from './memory';

const kept = {
  name: 'Ann',
  visitor: { players: 1, minutes: 30, dislikes: ['eerie'], beginner: true },
  game: { type: 'game', id: 'star-echo', title: 'Echoes of the Star Sea' },
};

test('what is remembered is told in plain words', () => {
  expect(rememberedFacts(kept, 'en')).toEqual([
    { key: 'name', text: 'your name is Ann' },
    { key: 'players', text: 'you play alone' },
    { key: 'minutes', text: 'you have 30 minutes' },
    { key: 'beginner', text: 'you’re just starting' },
    { key: 'dislikes', text: 'nothing scary' },
    { key: 'game', text: 'we were on Echoes of the Star Sea' },
  ]);
  expect(rememberedFacts(undefined, 'zh')).toEqual([]);
});

test.each(['name', 'players', 'minutes', 'dislikes', 'beginner', 'game'] as const)(
  'each fact can be forgotten alone: %s',
  (key) => {
    const left = rememberedFacts(forgetFact(kept, key), 'zh').map((fact) => fact.key);
    const all = rememberedFacts(kept, 'zh').map((fact) => fact.key);
    expect(left).toEqual(all.filter((each) => each !== key));
  },
);

test('notes of an older release do no harm', () => {
  expect(readMemory({ article: { type: 'game' }, turns: 3 })).toMatchObject({ turns: 3, rest: [] });
  expect(readMemory({ turns: 'three' })).toMatchObject({ turns: 0, rest: [] });
});
