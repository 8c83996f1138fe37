import type { Locale } from '../config/locales';
import { readChoiceSets, type OwnChoices } from './fit-choices';
import { firstHints, hintsFirst, namedGames } from './hint-rows';
import { hintsAskedIn } from './hints-in-query';
import { prefixKeysOfQuery } from './prefix-keys';
import { isLatin } from './normalize-text';
import type { IndexRoot } from './index-format';
import { IndexReader, type LoadText, type ReadyNode } from './index-reader';
import { toLocalHit, toLocalPartner, type LocalHit, type LocalPartner } from './local-hit';
import { byCost, COST_OF_DOUBT, rankRows, type RankedRow, type ReadyRow } from './rank-rows';

/** The longest query: as long as the API takes, and longer than anybody types. */
const LONGEST_QUERY = 64;

/** Hits that are enough; with fewer, typing errors are allowed. */
const ENOUGH = 3;

const MOST_HITS = 30;

/** One or two Latin letters say little: of a longer text they are not asked for first. */
const FIRST_LATIN = 3;

type Buckets = Extract<IndexRoot, { buckets: number }>;

async function rankInBuckets(
  query: string,
  root: Buckets,
  reader: IndexReader,
): Promise<readonly RankedRow[]> {
  const known = new Set<string>();
  const ranked: RankedRow[] = [];
  for (const text of prefixKeysOfQuery(query)) {
    const rows: ReadyRow[] = [];
    for (const node of await nodesOf(text, root, reader)) {
      for (const ready of node.rows) {
        const [kind, id, name, , , section] = ready.row;
        // A section may have several hints.
        const key = `${String(kind)} ${id} ${String(section)} ${name}`;
        if (!known.has(key)) rows.push(ready);
        known.add(key);
      }
    }
    ranked.push(...rankRows(rows, query, ENOUGH));
    ranked.sort(byCost);
    // What may be an accident is no reason to stop: there may be something better elsewhere.
    if (ranked[0] && ranked[0].cost < COST_OF_DOUBT) break;
  }
  return ranked;
}

/** The rows of a text's beginnings, until one has all of its rows. */
async function nodesOf(text: string, root: Buckets, reader: IndexReader): Promise<ReadyNode[]> {
  let length = isLatin(text) ? Math.min(FIRST_LATIN, text.length) : 1;
  let node = await reader.node(text.slice(0, length), root);
  while (!node && length > 1) {
    length -= 1;
    node = await reader.node(text.slice(0, length), root);
  }
  const nodes: ReadyNode[] = [];
  while (node) {
    nodes.push(node);
    length += 1;
    if (node.isWhole || length > text.length) break;
    node = await reader.node(text.slice(0, length), root);
  }
  return nodes;
}

/** Searches the index of one language; the files that it needs are read once. */
export class LocalSearch {
  private reader: IndexReader;

  constructor(
    private readonly locale: Locale,
    private readonly load: LoadText,
  ) {
    this.reader = new IndexReader(locale, load);
  }

  /**
   * The entries that fit a query, the best first; none for a query without letters and digits.
   * @throws when the index cannot be read
   */
  search(query: string): Promise<LocalHit[]> {
    const cut = Array.from(query).slice(0, LONGEST_QUERY).join('');
    return this.read((reader) => this.find(cut, reader));
  }

  /**
   * Partners of the library, in its order.
   * @throws when the index cannot be read
   */
  partners(): Promise<readonly LocalPartner[]> {
    return this.read(async (reader) => (await reader.root()).partners.map(toLocalPartner));
  }

  /**
   * Choices that games fit together; none where that is not known.
   * @throws when the index cannot be read
   */
  choiceSets(): Promise<readonly OwnChoices[]> {
    return this.read(async (reader) => readChoiceSets((await reader.root()).choiceSets));
  }

  private async read<T>(ask: (reader: IndexReader) => Promise<T>): Promise<T> {
    try {
      return await ask(this.reader);
    } catch {
      // A newer build may have taken the place of the files that the root named, or the network is back.
      const fresh = new IndexReader(this.locale, this.load);
      const answer = await ask(fresh);
      this.reader = fresh;
      return answer;
    }
  }

  private async find(query: string, reader: IndexReader): Promise<LocalHit[]> {
    const root = await reader.root();
    // A large library has no list of all hints, and leads to its games alone.
    const rows = 'rows' in root ? await reader.whole(root.rows) : [];
    const rank = (text: string): Promise<readonly RankedRow[]> =>
      'rows' in root
        ? Promise.resolve(rankRows(rows, text, ENOUGH))
        : rankInBuckets(text, root, reader);
    const partners = root.partners.map(toLocalPartner);
    const toHits = (ranked: readonly RankedRow[], text: string): LocalHit[] =>
      ranked.slice(0, MOST_HITS).map((each) => toLocalHit(each, text, partners));
    const name = hintsAskedIn(query);
    if (name === '') return toHits(firstHints(rows), name);
    const found = name === undefined ? [] : await rank(name);
    const games = namedGames(found);
    if (name !== undefined && games.length > 0) {
      return toHits(hintsFirst(rows, games, found), name);
    }
    return toHits(await rank(query), query);
  }
}
