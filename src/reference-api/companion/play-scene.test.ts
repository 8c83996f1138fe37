import type { WireQuest } from '../../contract';
import { LinePicker } from './line-picker';
import { playScene } from './play-scene';
import type { Story, StoryChoice } from './story-schema';

function texts(text: string) {
  return { zh: text, en: text, ja: text };
}

function choice(label: string, word: string, goto: string): StoryChoice {
  const words = { zh: [word], en: [word], ja: [word] };
  return { label: texts(label), words, reply: texts(`You ${label}.`), goto, advance: true };
}

const nudge = { zh: ['Well?'], en: ['Well?'], ja: ['Well?'] };
const story: Story = {
  start: 'door',
  steps: {
    door: {
      say: texts(''),
      choices: [choice('go', 'walk', 'hall'), choice('go back', 'leave', 'failed')],
      nudge,
    },
    hall: {
      say: texts('The hall.'),
      choices: [choice('open', 'lift', 'done'), choice('turn', 'leave', 'failed')],
      nudge,
    },
  },
  endings: { done: texts('The end.'), failed: texts('Too bad.') },
};
const quest: WireQuest = {
  id: 'q',
  character_id: 'p',
  title: 'A door',
  background: '',
  goal: '',
  opening_message: '',
  status: 'new',
  progress: { current: 0, total: 2 },
};

type State = Partial<Pick<WireQuest, 'status' | 'progress'>> & { readonly step?: string };

function play(content: string, { step, ...state }: State = {}) {
  return playScene({
    story,
    quest: { ...quest, ...state },
    opening: 'A door.',
    content,
    locale: 'en',
    step,
    lines: new LinePicker('seed', 'en', {}),
  });
}

test('a button whose words are in another button is its own choice', () => {
  expect(play('go').step).toBe('hall');
  expect(play('go back').quest.status).toBe('failed');
  expect(play('I go back now').quest.status).toBe('failed');
});

test('a scene whose step is no longer in the story begins anew', () => {
  const lost: State = { status: 'running', progress: { current: 2, total: 2 }, step: 'cellar' };
  expect(play('hm', lost)).toMatchObject({
    step: 'door',
    quest: { status: 'running', progress: { current: 0, total: 2 } },
  });
  expect(play('go', lost).quest.progress.current).toBe(1);
});

test.each(['constructor', '__proto__'])('%s is no step', (step) => {
  expect(play('hm', { status: 'running', step }).step).toBe('door');
});

test('a scene can begin anew before it is over', () => {
  const inHall: State = { status: 'running', progress: { current: 1, total: 2 }, step: 'hall' };
  expect(play('play again', inHall)).toMatchObject({
    content: 'A door.',
    step: 'door',
    quest: { progress: { current: 0 } },
  });
});
