import { visitedPages } from '../sample-pages';

/** A page that is looked at, under the name of its row. */
export interface BenchedPage {
  readonly name: string;
  readonly address: string;
  readonly isMobile: boolean;
}

function isMobile(address: string): boolean {
  return address.split('/').includes('m');
}

/**
 * One page of each kind and variant, in the language without a prefix; the languages differ in texts only.
 * @param kinds those of the route table; all of them without it
 * @param addresses are taken instead, where there are any
 */
export function benchedPages(
  addresses: readonly string[],
  kinds?: readonly string[],
): BenchedPage[] {
  if (addresses.length > 0) {
    return addresses.map((address) => ({ name: address, address, isMobile: isMobile(address) }));
  }
  return visitedPages
    .filter(({ kind, locale }) => locale === 'zh' && (kinds?.includes(kind) ?? true))
    .map(({ kind, variant, address }) => ({
      name: `${kind} ${variant}`,
      address,
      isMobile: variant === 'm',
    }));
}
