import * as z from 'zod/mini';
import { pageOf } from '../../../contract/primitives';
import { show, type Fault } from '../faults';
import type { ApiReader } from './api-reader';
import { allDone, callName, checkAt, ReadFaults } from './wire-faults';

type ListEndpoint = 'gameList' | 'entityList' | 'officialCharacters';

/** An item of a list that is as the contract says. */
export interface Listed<T> {
  readonly item: T;
  /** The item as it came, with fields that the contract does not know. */
  readonly raw: unknown;
  /** `GET /api/visitor/game/list, page 3, item 17 (id x)`: places count from 1. */
  readonly where: string;
}

const PAGE_SIZE = 100;

/** A list that changes while it is read is read again after a rest; this often, then something else is wrong. */
const MOST_READINGS = 3;

/** A million items: an API that hands out more is not a library. */
const MOST_PAGES = 10_000;

const pageSchema = pageOf(z.unknown());
const withIdSchema = z.object({ id: z.union([z.string(), z.number()]) });

/** The id of an item that may be broken otherwise. */
function rawId(raw: unknown): string | undefined {
  const result = withIdSchema.safeParse(raw);
  return result.success ? String(result.data.id) : undefined;
}

/**
 * Checks each item of a list by itself. Broken ones are left out and named in `faults`.
 * @param place the list, for messages: `GET /api/visitor/game/list, page 3`
 */
export function checkItems<S extends z.ZodMiniType>(
  place: string,
  raws: readonly unknown[],
  schema: S,
  faults: Fault[],
): Listed<z.output<S>>[] {
  const listed: Listed<z.output<S>>[] = [];
  for (const [index, raw] of raws.entries()) {
    const id = rawId(raw);
    const where = `${place}, item ${String(index + 1)}${id === undefined ? '' : ` (id ${id})`}`;
    const checked = checkAt(where, schema, raw);
    if (checked.ok) listed.push({ item: checked.data, raw, where });
    else faults.push(...checked.faults.map((fault) => ({ ...fault, item: id })));
  }
  return listed;
}

type Page = readonly unknown[];

interface WirePage {
  readonly list: Page;
  readonly total: number;
}

function readPage(reader: ApiReader, name: ListEndpoint, page: number): Promise<WirePage> {
  return reader.readAs(name, { page, page_size: PAGE_SIZE }, pageSchema);
}

/** The ids of items that may be broken otherwise. */
export function idsOf(items: readonly unknown[]): string[] {
  return items.flatMap((raw) => rawId(raw) ?? []);
}

/** A collection as the API gave it. */
export interface ReadItems<T> {
  /** Its sound items, in the order of the API. */
  readonly items: readonly T[];
  /** The ids of all that it lists in that order, broken ones too. */
  readonly ids: Iterable<string>;
}

/** Sign that a list changed while it was read. */
interface Change {
  readonly change: string;
}

/** All pages of a list, as long as its total stays the same. */
async function readPages(reader: ApiReader, name: ListEndpoint): Promise<readonly Page[] | Change> {
  const pages: Page[] = [];
  const firstIds = new Set<string>();
  let expected: number | undefined;
  let count = 0;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const fail = (what: string): never => {
      throw new ReadFaults([{ where: `${callName(name)}, page ${String(page)}`, what }]);
    };
    const { list, total } = await readPage(reader, name, page);
    expected ??= total;
    if (total !== expected) {
      return { change: `total was ${String(expected)} and became ${String(total)}` };
    }
    const first = rawId(list[0]);
    if (first !== undefined && firstIds.has(first)) {
      fail(`begins with the same item as an earlier page (id ${first}), so the list never ends`);
    }
    if (first !== undefined) firstIds.add(first);
    pages.push(list);
    count += list.length;
    if (count > total) fail(`total is ${String(total)}, but ${String(count)} items have come`);
    if (count === total) return pages;
    if (list.length === 0) {
      fail(`is empty, though total is ${String(total)} and ${String(count)} items have come`);
    }
  }
  throw new ReadFaults([
    { where: callName(name), what: `does not end within ${String(MOST_PAGES)} pages` },
  ]);
}

/** True when an id came twice: an item may have slipped over a page border, or two items have one id. */
function hasRepeats(pages: readonly Page[]): boolean {
  const ids = idsOf(pages.flat());
  return new Set(ids).size < ids.length;
}

/**
 * Finds out whether an item slipped over a page border between two readings: then one stands on a page that was read
 * already. Each page but the last is looked at again.
 */
async function findSlip(
  reader: ApiReader,
  name: ListEndpoint,
  pages: readonly Page[],
): Promise<Change | undefined> {
  const known = new Set(idsOf(pages.flat()));
  const again = await allDone(
    pages.slice(0, -1).map((_, index) => readPage(reader, name, index + 1)),
  );
  const slipped = again.flatMap(({ list }) => idsOf(list)).find((id) => !known.has(id));
  return slipped === undefined
    ? undefined
    : { change: `the item with the id ${show(slipped)} moved to a page that had been read` };
}

async function readWhole(reader: ApiReader, name: ListEndpoint): Promise<readonly Page[] | Change> {
  const pages = await readPages(reader, name);
  if ('change' in pages || pages.length === 1) return pages;
  return (await findSlip(reader, name, pages)) ?? pages;
}

/** True when a list cannot have changed while it was read: within one page nothing can slip. */
function isAtRest(read: readonly Page[] | Change): boolean {
  return !('change' in read) && (read.length === 1 || !hasRepeats(read));
}

/** A list as it was read. */
export interface List<T> {
  /** Its sound items, in the order of the API. */
  readonly listed: readonly Listed<T>[];
  /** The ids of all its items, broken ones too. */
  readonly ids: ReadonlySet<string>;
}

/**
 * Reads a paged list from its first page to its last. Broken items are left out and named in `faults`. Items that have
 * the same id in every reading are handed on: `duplicateFaults` names their places.
 * @throws ReadFaults when a page cannot be had, or when the list never ends or ends too early
 */
export async function readList<S extends z.ZodMiniType>(
  reader: ApiReader,
  name: ListEndpoint,
  schema: S,
  faults: Fault[],
): Promise<List<z.output<S>>> {
  let pages = await readWhole(reader, name);
  for (let reading = 2; reading <= MOST_READINGS && !isAtRest(pages); reading += 1) {
    await reader.rest();
    pages = await readWhole(reader, name);
  }
  if ('change' in pages) {
    const what = `changed while it was read, ${String(MOST_READINGS)} times in a row; at last, ${pages.change}`;
    throw new ReadFaults([{ where: callName(name), what }]);
  }
  const place = (index: number): string => `${callName(name)}, page ${String(index + 1)}`;
  return {
    listed: pages.flatMap((page, index) => checkItems(place(index), page, schema, faults)),
    ids: new Set(idsOf(pages.flat())),
  };
}
