import { sql } from 'kysely';
import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { scopeWord } from './describe-item';
import { forgetNames, openNames } from './known-names';
import { IN_HEADING, IN_NAME, KeptPostings, postingsOf, type Postings } from './postings';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

async function postings(match: string, scope = ''): Promise<Postings> {
  const [found] = await postingsOf(db, await openNames(db), [match], scope);
  if (!found) throw new Error('expected postings');
  return found;
}

async function rowidsOf(match: string): Promise<number[]> {
  const { rows } = await sql<{ rowid: number }>`select rowid from passages
    where passages match ${match} order by rowid`.execute(db);
  return rows.map(({ rowid }) => rowid);
}

test('a word has its passages in order, and each says whether it is in the heading or the name', async () => {
  const { rowids, places } = await postings('"mask"');
  expect([...rowids]).toEqual(await rowidsOf('{name heading question text asked} : "mask"'));
  const placed = (place: number) => [...rowids].filter((_, at) => ((places[at] ?? 0) & place) > 0);
  expect(placed(IN_HEADING)).toEqual(await rowidsOf('{heading question} : "mask"'));
  expect(placed(IN_HEADING).length).toBeGreaterThan(0);
  const { rowids: lamps, places: ofLamps } = await postings('"lantern"');
  const named = [...lamps].filter((_, at) => ((ofLamps[at] ?? 0) & IN_NAME) > 0);
  expect(named).toEqual(await rowidsOf('name : "lantern"'));
  expect(named.length).toBeLessThan(lamps.length);
});

test('within a game a word has the passages of that game alone, also when all were read before', async () => {
  const all = await postings('"mask"');
  const own = await postings('"mask"', `(scope : (${scopeWord('bronze-gate')})) AND `);
  expect(own.rowids.length).toBeGreaterThan(0);
  expect(own.rowids.length).toBeLessThan(all.rowids.length);
});

test('several words are read together, each in its place, and a word that no passage has has none', async () => {
  const names = await openNames(db);
  const found = await postingsOf(db, names, ['"zzyzx"', '"camphor"', '"zzyzx"'], '');
  expect(found.map(({ rowids }) => rowids.length > 0)).toEqual([false, true, false]);
});

test('what was read is not read again until an item changes', async () => {
  const other = await openSampleLibrary();
  const count = async () =>
    (await postingsOf(other, await openNames(other), ['"mask"'], ''))[0]?.rowids.length;
  const first = await count();
  await sql`delete from passages`.execute(other);
  expect(await count()).toBe(first);
  forgetNames(other);
  expect(await count()).toBe(0);
  await other.destroy();
});

test('of postings that are too many together those go that were asked for least lately', () => {
  const of = (length: number) => ({ rowids: new Float64Array(length), places: new Uint8Array() });
  const kept = new KeptPostings(10);
  kept.keep('one', of(4));
  kept.keep('two', of(4));
  kept.get('one');
  kept.keep('three', of(4));
  expect(['one', 'two', 'three'].map((match) => kept.get(match) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
