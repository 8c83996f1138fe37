import { UsageError } from '../../node/errors';
import { href, type Variant } from '../../routes';
import { seatFragment } from '../../routes/seat-fragment';
import { SAMPLE, visitedPages } from '../sample-pages';

/** A page that is looked at, under the name of its row. */
export interface BenchedPage {
  readonly name: string;
  readonly address: string;
  readonly variant: Variant;
}

/** One page of each kind and variant, in the language without a prefix; the languages differ in texts only. */
const pages: readonly (BenchedPage & { readonly kind: string })[] = [
  ...visitedPages.filter(({ locale }) => locale === 'zh'),
  // A small window, which nobody comes to by a link of the site's own pages.
  {
    kind: 'seat',
    variant: 'pc' as const,
    address: href('seat', {}, { locale: 'zh', variant: 'pc' }) + seatFragment(SAMPLE.game),
  },
].map(({ kind, variant, address }) => ({ kind, name: `${kind} ${variant}`, address, variant }));

/** Leaves out pages of desks that have a twin for phones among them. */
export function withoutTwins(some: readonly BenchedPage[]): readonly BenchedPage[] {
  const names = new Set(some.map(({ name }) => name));
  return some.filter(({ name }) => !name.endsWith(' pc') || !names.has(name.replace(/ pc$/, ' m')));
}

function findPage(wanted: string): BenchedPage {
  if (wanted.startsWith('/')) {
    return { name: wanted, address: wanted, variant: wanted.split('/').includes('m') ? 'm' : 'pc' };
  }
  const page = pages.find(({ name }) => name === wanted);
  if (page) return page;
  const names = pages.map(({ name }) => name).join(', ');
  throw new UsageError(`--page: expected an address or one of ${names}, got ${wanted}`);
}

/**
 * The pages that a kind of benchmark looks at.
 * @param wanted addresses, or names such as `game m`; without any it is one page of each kind
 * @param kinds those of the route table that count then; all of them without it
 * @throws UsageError for a name that no page has
 */
export function benchedPages(
  wanted: readonly string[],
  kinds?: readonly string[],
): readonly BenchedPage[] {
  if (wanted.length > 0) return wanted.map(findPage);
  return pages.filter(({ kind }) => kinds?.includes(kind) ?? true);
}
