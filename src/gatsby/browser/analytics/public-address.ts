import { VISIT_PARAMETERS } from '../../../config/storage-keys';

function saysWhereFrom(parameter: string): boolean {
  return VISIT_PARAMETERS.some((each) => each === parameter) || parameter.startsWith('utm_');
}

/**
 * An address as analytics may know it: of its query only where the visit came from, because the rest may be personal,
 * such as what was searched for; and without the fragment.
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
  return url.href;
}
