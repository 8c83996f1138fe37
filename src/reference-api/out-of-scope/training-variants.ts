/** One question in so many is written with an error, and one in so many goes on in the words of another language. */
const WITH_ERROR = 4;
const MIXED = 10;

/** Distance in the list, in questions, to what another question lends: far enough for another game or language. */
const FAR = 12_347;

/** Words in Latin letters keep their first letter; shorter ones are seldom mistyped. */
const LONG_WORD = /\p{Script=Latin}{5,}/u;

/** True for a text without characters of East Asia. */
function isLatin(text: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

function withError(text: string, other: string, at: number): string {
  if (isLatin(text)) {
    return text.replace(LONG_WORD, (word) => {
      const place = 1 + (at % (word.length - 2));
      const [one = '', two = ''] = word.slice(place);
      const instead = at % 2 === 0 ? two + one : two;
      return word.slice(0, place) + instead + word.slice(place + 2);
    });
  }
  const characters = Array.from(text);
  const place = at % characters.length;
  characters[place] = Array.from(other)[at % Array.from(other).length] ?? '';
  return characters.join('');
}

/** The first half of a text, by words or characters. */
function halfOf(text: string, isFirst: boolean): string {
  const pieces = isLatin(text) ? text.split(' ') : Array.from(text);
  const middle = Math.ceil(pieces.length / 2);
  const half = isFirst ? pieces.slice(0, middle) : pieces.slice(middle);
  return half.join(isLatin(text) ? ' ' : '');
}

/**
 * Writes some of what players ask otherwise: with a typing error, or half of it in the words of another language. Who does so
 * asks no less about the games, though no list of questions has been written so.
 */
export function writeOtherwise(asked: readonly string[]): string[] {
  return asked.flatMap((text, at) => {
    const other = asked[(at + FAR) % asked.length] ?? text;
    const wrong = at % WITH_ERROR === 0 ? [withError(text, other, at)] : [];
    const isOther = isLatin(text) !== isLatin(other);
    const mixed =
      at % MIXED === 0 && isOther ? [`${halfOf(text, true)} ${halfOf(other, false)}`] : [];
    return [...wrong, ...mixed];
  });
}
