import { sql } from 'kysely';
import { openSampleLibrary } from '../companion/testing/conversation';
import { countAhead, countAllPassages, countPassages } from './count-passages';
import { forgetNames } from './known-names';

test('what was counted is not counted again until an item changes', async () => {
  const db = await openSampleLibrary();
  const count = async () => [await countPassages(db, 'text : "star"'), await countAllPassages(db)];
  const first = await count();
  expect(Math.min(...first)).toBeGreaterThan(0);
  await sql`delete from passages`.execute(db);
  expect(await count()).toEqual(first);
  forgetNames(db);
  expect(await count()).toEqual([0, 0]);
  await db.destroy();
});

test('queries that are counted together are not counted one by one', async () => {
  const db = await openSampleLibrary();
  const matches = ['text : "star"', 'text : "zzyzx"', 'text : "lantern"'];
  const counts = () => Promise.all(matches.map((match) => countPassages(db, match)));
  await countAhead(db, matches);
  await sql`delete from passages`.execute(db);
  const ahead = await counts();
  expect(ahead.map((count) => count > 0)).toEqual([true, false, true]);
  expect(ahead[0]).not.toBe(ahead[2]);
  await db.destroy();
});
