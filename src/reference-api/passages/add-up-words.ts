import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { passageAt, scopeWord } from './describe-item';
import type { KnownItem, KnownNames } from './known-names';
import { isOfPicture } from './passage';
import { IN_HEADING, IN_NAME, NO_POSTINGS, postingsOf } from './postings';
import { weightOf, type WeighedWord } from './weigh-words';
import { SEARCH_LIMITS, WEIGHTS } from './weights';

/** A passage with some of the words. */
export interface Candidate {
  readonly item: KnownItem;
  /** The language in which it has most of them. */
  readonly locale: Locale;
  readonly place: number;
  /** The share of the words that it has, and what is added to it for their place. */
  readonly score: number;
  readonly words: readonly WeighedWord[];
  /** The words that all passages of its item have. */
  readonly ofItem: readonly WeighedWord[];
}

interface Row {
  readonly rowid: number;
  score: number;
  /** A bit for each word. */
  bits: number;
}

/** The rarest words, whose passages together are not too many to look at: the others only tell these apart. */
function rarestOf(words: readonly WeighedWord[], isScoped: boolean) {
  const known = words.map((word, bit) => ({ word, bit })).filter(({ word }) => word.count > 0);
  let looked = 0;
  return known
    .sort((one, other) => one.word.count - other.word.count)
    .filter(({ word: { count } }, at) => {
      looked += count;
      return at === 0 || isScoped || looked <= SEARCH_LIMITS.looked;
    });
}

/** Takes so many of the best rows, in order. Many have the same words, so that there are few scores to sort by. */
function bestOf(rows: Iterable<Row>, most: number): readonly Row[] {
  const byScore = new Map<number, Row[]>();
  for (const row of rows) {
    const same = byScore.get(row.score);
    if (same) same.push(row);
    else byScore.set(row.score, [row]);
  }
  const best: Row[] = [];
  for (const score of Float64Array.from(byScore.keys()).sort().reverse()) {
    if (best.length >= most) break;
    best.push(
      ...(byScore.get(score) ?? []).sort((one, other) => one.rowid - other.rowid).slice(0, most),
    );
  }
  return best.slice(0, most);
}

/** Adds up what words give to passages: `bm25` would read all passages of each word and not tell which it found. */
async function readRows(
  db: LibraryDatabase,
  names: KnownNames,
  words: readonly WeighedWord[],
  within: readonly string[] | undefined,
): Promise<readonly Row[]> {
  const scope = within ? `(scope : (${within.map(scopeWord).join(' OR ')})) AND ` : '';
  const rarest = rarestOf(words, within !== undefined);
  const matches = rarest.map(({ word }) => word.match);
  const postings = await postingsOf(db, names, matches, scope);
  const rows = new Map<number, Row>();
  for (const [at, { word, bit }] of rarest.entries()) {
    const { rowids, places } = postings[at] ?? NO_POSTINGS;
    const [weight, flag] = [word.weight, 2 ** bit];
    for (let each = 0; each < rowids.length; each += 1) {
      const rowid = rowids[each] ?? 0;
      const place = places[each] ?? 0;
      let row = rows.get(rowid);
      if (!row) {
        row = { rowid, score: 0, bits: 0 };
        rows.set(rowid, row);
      }
      row.bits += flag;
      row.score += weight;
      if ((place & IN_HEADING) > 0) row.score += weight * WEIGHTS.inHeading;
      if ((place & IN_NAME) > 0) row.score += weight * WEIGHTS.name;
    }
  }
  return bestOf(rows.values(), SEARCH_LIMITS.candidates);
}

/** The words that are meant by bits; there may be more of them than the bitwise operators take. */
function wordsAt(words: readonly WeighedWord[], bits: number): WeighedWord[] {
  return words.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1);
}

/** Finds the passages that have some of the words, each in the language that fits best. */
export async function findCandidates(
  db: LibraryDatabase,
  names: KnownNames,
  words: readonly WeighedWord[],
  {
    within,
    locale,
    withPictures,
  }: {
    readonly within?: readonly string[] | undefined;
    readonly locale: Locale;
    readonly withPictures: boolean;
  },
): Promise<Candidate[]> {
  const total = weightOf(words);
  const places = new Map<string, Candidate>();
  const ofItems = new Map<number, Set<WeighedWord>>();
  const byBits = new Map<number, readonly WeighedWord[]>();
  for (const { rowid, score, bits } of await readRows(db, names, words, within)) {
    const at = passageAt(rowid);
    const item = names.items.get(at.row);
    if (!item || (!withPictures && isOfPicture(at.place))) continue;
    const had = byBits.get(bits) ?? wordsAt(words, bits);
    byBits.set(bits, had);
    const ofItem = ofItems.get(at.row) ?? new Set();
    for (const word of had) ofItem.add(word);
    ofItems.set(at.row, ofItem);
    const share = score / total + (at.locale === locale ? WEIGHTS.ownLanguage : 0);
    const key = `${String(at.row)} ${String(at.place)}`;
    if (share > (places.get(key)?.score ?? -1)) {
      const { place } = at;
      places.set(key, { item, place, locale: at.locale, score: share, words: had, ofItem: [] });
    }
  }
  const listed = new Map(Array.from(ofItems, ([row, ofItem]) => [row, [...ofItem]]));
  return Array.from(places.values(), (each) => ({
    ...each,
    ofItem: listed.get(each.item.row) ?? [],
  }));
}
