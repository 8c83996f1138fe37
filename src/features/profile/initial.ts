/** Where a browser cannot tell, a character is a code point. */
function charactersOf(text: string): string[] {
  return 'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
}

/**
 * What stands for a person without a picture: the first character of the nickname as a reader sees it, so
 * an emoji of several parts stays whole. Undefined for a nickname without any.
 */
export function initialOf(nickname: string): string | undefined {
  return charactersOf(nickname.trim())[0]?.toLocaleUpperCase();
}
