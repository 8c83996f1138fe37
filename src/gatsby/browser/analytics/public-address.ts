import { DEFAULT_LOCALE } from '../../../config/locales';
import { VISIT_PARAMETERS } from '../../../config/storage-keys';
import { href, placePath } from '../../../routes';

/** Path before the id of an account, in any language and variant. */
const BEFORE_ACCOUNT = placePath(
  href('removeAccount', { id: '' }, { locale: DEFAULT_LOCALE, variant: 'm' }),
).rest;

function saysWhereFrom(parameter: string): boolean {
  return VISIT_PARAMETERS.some((each) => each === parameter) || parameter.startsWith('utm_');
}

/** A path as analytics may know it: without the id of the account that is removed there. */
export function publicPath(pathname: string): string {
  const [before = ''] = pathname.split(BEFORE_ACCOUNT);
  return pathname.slice(0, before.length + BEFORE_ACCOUNT.length);
}

/**
 * An address as analytics may know it: of its query only where the visit came from, because the rest may be personal,
 * such as what was searched for; without the fragment and the id of an account.
 * @param address a whole address; anything else becomes an empty text
 */
export function publicAddress(address: string): string {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return '';
  }
  for (const parameter of Array.from(url.searchParams.keys())) {
    if (!saysWhereFrom(parameter)) url.searchParams.delete(parameter);
  }
  url.hash = '';
  url.pathname = publicPath(url.pathname);
  return url.href;
}
