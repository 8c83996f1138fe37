import { passageOf } from './passage';
import { ReadyPassage } from './read-items';

test.each([
  ['Feed it at dusk.', 0],
  ['It sleeps', 1],
  ['dusk. It sleeps', 0],
  ['It flies', -1],
])('the words “%s” of a text point to the sentence that they begin in', (says, answer) => {
  const [passage] = passageOf('summary', 'Feed it at dusk. It sleeps by day.', 'en');
  if (!passage) throw new Error('expected a passage');
  const asks = ['when does it eat', 'is it awake at noon'];
  const { questions } = new ReadyPassage(
    { passage, questions: [{ locale: 'en', says, asks }] },
    'en',
  );
  expect(questions.map(({ text, answer: at }) => [text, at])).toEqual(
    asks.map((ask) => [ask, answer]),
  );
});
