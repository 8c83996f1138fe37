import { sql } from 'kysely';
import { openSampleLibrary } from '../companion/testing/conversation';
import { countAllPassages, countPassages } from './count-passages';
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
