import type { RedirectRule } from './hosting-rules';
import { quoted } from './nginx-text';

/** Separators of a row, which are in no address: a control character. */
const TAB = '\t';

/** nginx compares the keys of a map like this: without regard to the case of Latin letters. */
function keyOf(path: string): string {
  return path.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** An address among the values of a map, where a dollar sign would begin a variable. */
function asValue(path: string): string {
  return path.replaceAll('$', '${youban_dollar}');
}

/** Rows of the map: an address, then all that redirects spelled like it answer, each with its own spelling. */
function rowsOf(redirects: readonly RedirectRule[]): readonly string[] {
  const answers = new Map<string, string[]>();
  for (const { from, to, status } of redirects) {
    const key = keyOf(from);
    const answer = [asValue(from), `${String(status)} ${to.replaceAll('$', '%24')}`].join(
      TAB + TAB,
    );
    answers.set(key, [...(answers.get(key) ?? []), answer]);
  }
  return [...answers].map(([key, all]) => `  ${quoted(key)} ${quoted(all.join(TAB))};`);
}

/** Buckets that a table of nginx may have by itself. */
const DEFAULT_BUCKETS = 2_048;

/** Bytes of an entry of a table besides its key, at the most. */
const ENTRY_BYTES = 32;

/** Entries that the fullest bucket of a table has, however many there are. */
const BUCKET_ENTRIES = 8;

function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(least));
}

/** The sizes of the tables: nginx does not start with an entry that is longer than a bucket, and warns of full ones. */
function tableSizes(redirects: readonly RedirectRule[]): string {
  const longest = redirects.reduce((most, { from }) => Math.max(most, Buffer.byteLength(from)), 0);
  const bucket = powerOfTwo(BUCKET_ENTRIES * (longest + ENTRY_BYTES));
  const buckets = Math.max(DEFAULT_BUCKETS, powerOfTwo(2 * redirects.length));
  return `map_hash_bucket_size ${String(bucket)};\nmap_hash_max_size ${String(buckets)};`;
}

/**
 * The maps that find the redirect of an address, by one look into a table however many there are: a location for each
 * would cost nginx some kilobytes. They come before any other map, because of the sizes.
 */
export function redirectMaps(redirects: readonly RedirectRule[]): string {
  if (redirects.length === 0) return '';
  return `# Old addresses, from static/redirects.csv and the aliases of the library. The sizes are of all maps: if "http" has
# some before these, put the sizes before them.
${tableSizes(redirects)}
geo $youban_dollar {
  default "$";
}
# Both spellings of an address are one; with a tab, which parts what is found, it is none.
map $uri $youban_path {
  default "";
  "~^(?<youban_bare>/[^\\t]*?)/?$" $youban_bare;
}
map $youban_path $youban_old {
  default "";
${rowsOf(redirects).join('\n')}
}
# nginx finds an address in capital letters as well: only the very same one is redirected.
map "$youban_path\\t$youban_old" $youban_moved {
  default "";
  "~^([^\\t]+)\\t(?:.*\\t)?\\1\\t\\t(?<youban_answer>[^\\t]+)" $youban_answer;
}

`;
}

/** The lines of the server that answer with what {@link redirectMaps} have found: "return" wants its status written. */
export function redirectAnswers(redirects: readonly RedirectRule[]): string {
  const statuses = [...new Set(redirects.map(({ status }) => String(status)))].sort();
  if (statuses.length === 0) return '';
  const lines = statuses.map(
    (status) =>
      `  if ($youban_moved ~ "^${status} (?<youban_target>.+)$") { return ${status} "$youban_target$is_args$args"; }\n`,
  );
  return `\n  # Old addresses.\n${lines.join('')}`;
}
