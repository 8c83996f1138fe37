import { storyFaults } from './story-faults';
import type { Story, StoryChoice } from './story-schema';

const text = { zh: '', en: '', ja: '' };

function choice(goto: string, advance = true): StoryChoice {
  return { label: text, words: { zh: [], en: [], ja: [] }, reply: text, goto, advance };
}

function story(steps: Readonly<Record<string, StoryChoice[]>>, start = 'a'): Story {
  const whole = Object.entries(steps).map(([name, choices]) => [
    name,
    { say: text, choices, nudge: { zh: [], en: [], ja: [] } },
  ]);
  return {
    start,
    steps: Object.fromEntries(whole) as Story['steps'],
    endings: { done: text, failed: text },
  };
}

test('a story whose ways all advance alike, with loops and a way that fails, is sound', () => {
  const sound = story({
    a: [choice('b'), choice('a', false)],
    b: [choice('done'), choice('failed')],
  });
  expect(storyFaults(sound, 2)).toEqual([]);
});

test.each([
  ['a step that is not there', { a: [choice('c'), choice('done'), choice('failed')] }, 1, 'c'],
  ['a step that nobody reaches', { a: [choice('done'), choice('failed')], b: [] }, 1, 'steps.b'],
  [
    'ways of different length',
    { a: [choice('b'), choice('done')], b: [choice('done'), choice('failed')] },
    2,
    '1, 2',
  ],
  ['no way to fail', { a: [choice('done')] }, 1, 'fails'],
  ['no way to the end', { a: [choice('failed')] }, 1, 'never'],
  ['a loop that advances', { a: [choice('a'), choice('done'), choice('failed')] }, 1, '1, 2, 3'],
])('%s is told', (_what, steps, total, words) => {
  expect(storyFaults(story(steps), total).join('\n')).toContain(words);
});

test('a start that is not there is told', () => {
  expect(storyFaults(story({ a: [choice('done'), choice('failed')] }, 'x'), 1)[0]).toBe(
    'start: there is no step x',
  );
});
