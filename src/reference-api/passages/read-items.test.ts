import { passageOf } from './passage';
import { openSampleLibrary } from '../companion/testing/conversation';
import { openNames } from './known-names';
import { itemReader, ReadyPassage } from './read-items';

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

test('items of several types are read together, in the order that they are asked for in', async () => {
  const db = await openSampleLibrary();
  const names = await openNames(db);
  const all = [...names.items.values()];
  const [game, role] = ['game', 'role'].map((type) => all.find((item) => item.type === type));
  const wanted = [role, game, role].flatMap((item) => item ?? []);
  const reader = itemReader(db, names);
  const read = await reader.readAll(wanted);
  expect(read.map(({ item: { content } }) => content.id)).toEqual(wanted.map(({ id }) => id));
  expect(read[0]).toBe(read[2]);
  expect((await reader.readAll(wanted))[0]).toBe(read[0]);
  if (!game) throw new Error('expected a game');
  const unknown = { ...game, row: -1, id: 'nothing' };
  await expect(reader.readAll([game, unknown])).rejects.toThrow('game nothing is in the index');
  await db.destroy();
});
