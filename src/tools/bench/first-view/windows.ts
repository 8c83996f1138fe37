/** The window in which a page is measured: a phone's or a small laptop's. */
export function windowOf({ isMobile }: { readonly isMobile: boolean }) {
  return isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 };
}
