import { brotliCompressSync, constants } from 'node:zlib';
import type { Locale } from '../../../config/locales';
import { contentDigest, encodedName } from '../../../gatsby/node/pictures/file-names';
import { searchIndex, type PictureFile } from '../../../gatsby/node/search-index/index-rows';
import type { NamedLibrary } from '../../../gatsby/node/search-index/named-library';
import { writeIndexFiles } from '../../../gatsby/node/search-index/index-files';
import type { NameForms } from '../../../local-search/name-forms';
import { indexAddress } from '../../../local-search/index-format';
import type { LocalHit } from '../../../local-search/local-hit';
import { LocalSearch } from '../../../local-search/local-search';
import type { Query } from './queries';

/** A name as long and as hard to compress as that of a picture, which nobody has fetched. */
const pictureOf: PictureFile = ({ kind, url }) =>
  encodedName(contentDigest(Buffer.from(url)), kind === 'cover' ? 320 : 96);

/** The files of one language's index, and what each weighs as it is sent. */
export class IndexInMemory {
  private readonly files = new Map<string, string>();
  private readonly weights = new Map<string, number>();

  constructor(
    readonly locale: Locale,
    library: NamedLibrary,
    forms: NameForms,
  ) {
    const root = writeIndexFiles(searchIndex(library, locale, forms, pictureOf), (digest, text) => {
      this.files.set(indexAddress(locale, digest), text);
    });
    this.files.set(indexAddress(locale), JSON.stringify(root));
  }

  /** A visitor's search, who has no file yet; `bytes` counts those that come. */
  visit(): { readonly search: LocalSearch; readonly bytes: () => number } {
    let bytes = 0;
    const load = (address: string): Promise<string> => {
      bytes += this.weightOf(address);
      const text = this.files.get(address);
      return text === undefined ? Promise.reject(new Error(address)) : Promise.resolve(text);
    };
    return { search: new LocalSearch(this.locale, load), bytes: () => bytes };
  }

  private weightOf(address: string): number {
    const known = this.weights.get(address);
    if (known !== undefined) return known;
    // As strong as the copies that the build makes of data.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const weight = brotliCompressSync(this.files.get(address) ?? '', { params }).length;
    this.weights.set(address, weight);
    return weight;
  }
}

function nameOf({ id, section }: LocalHit): string {
  return section === undefined ? id : `${id}#${String(section)}`;
}

/** The answer to a query that was asked for as a whole. */
interface WholeQueryOutcome {
  readonly isFound: boolean;
  /** The first three ids that came instead. */
  readonly first: readonly string[];
  /** Bytes of the index. */
  readonly bytes: number;
}

/** The answer to a query as a whole, and letter by letter. */
export interface Outcome extends WholeQueryOutcome {
  readonly query: Query;
  /** Milliseconds of the processor for each keystroke of a visitor who types it. */
  readonly keystrokes: readonly number[];
  /** Bytes of the index when that visitor saw the first result. */
  readonly bytesToFirst: number;
}

/** Asks for a query as a whole. */
export async function ask(
  index: IndexInMemory,
  { text, wanted }: Query,
): Promise<WholeQueryOutcome> {
  const { search, bytes } = index.visit();
  const first = (await search.search(text)).slice(0, 3).map(nameOf);
  return { isFound: first.includes(wanted), first, bytes: bytes() };
}

/** Asks for a query as a whole, then once more letter by letter. */
export async function evaluate(index: IndexInMemory, query: Query): Promise<Outcome> {
  const answer = await ask(index, query);
  const typing = index.visit();
  const keystrokes: number[] = [];
  let bytesToFirst: number | undefined;
  let typed = '';
  // The focus asks for the index.
  await typing.search.search('');
  for (const letter of query.text) {
    typed += letter;
    const began = process.cpuUsage();
    const found = await typing.search.search(typed);
    const { user, system } = process.cpuUsage(began);
    keystrokes.push((user + system) / 1000);
    if (found.length > 0) bytesToFirst ??= typing.bytes();
  }
  return {
    ...answer,
    query,
    keystrokes,
    bytesToFirst: bytesToFirst ?? typing.bytes(),
  };
}
