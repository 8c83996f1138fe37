/**
 * A fragment that can be decoded. Gatsby decodes the fragment of each page that it shows, and a percent sign that begins
 * no character, as in an address that a messenger has cut off, would take the whole page down.
 */
export function decodableFragment(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

function mendAddress(): void {
  const { hash } = window.location;
  const sound = decodableFragment(hash);
  if (sound !== hash) window.history.replaceState(window.history.state, '', sound);
}

/** Keeps the fragment of the address sound, before Gatsby reads it: now, and whenever the visitor changes it. */
export function keepFragmentDecodable(): void {
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}
