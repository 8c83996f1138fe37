/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A character with the marks that belong to it; half-width kana carry theirs as characters of their own. */
const CHARACTER = /[^](?:[\p{M}\uff9e\uff9f])*/gu;

/** From あ to ア. */
const TO_KATAKANA = 0x60;

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA));
}

/** A run of Chinese or Japanese characters, or a word. */
const TERM = /[\p{sc=Han}\p{scx=Hira}\p{scx=Kana}]+|[^\p{sc=Han}\p{scx=Hira}\p{scx=Kana}]+/gu;

/**
 * The words of a search, as the API compares them: without case and signs, full-width and half-width forms, hiragana and
 * katakana alike, and cut where the script changes.
 */
export function termsOf(search: string): string[] {
  const words = fold(search).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.flatMap((word) => word.match(TERM) ?? []))];
}

/** Folds a text; `origins` maps each index of the folded text to the character that it came from. */
function foldByCharacter(text: string) {
  const characters = text.match(CHARACTER) ?? [];
  const origins: number[] = [];
  let folded = '';
  characters.forEach((character, index) => {
    const piece = fold(character);
    folded += piece;
    origins.push(...Array.from({ length: piece.length }, () => index));
  });
  return { characters, origins, folded };
}

/**
 * Cuts a text into pieces that match a word of the search and pieces that do not, in order. Joined,
 * they are the text. Matching folds as the API does, so `ＴＥＡ` is found by `tea` and `ネオン` by `ねおん`.
 */
export function highlightMatches(text: string, terms: readonly string[]): Piece[] {
  const { characters, origins, folded } = foldByCharacter(text);
  const marked = new Set<number>();
  for (const term of terms) {
    if (term === '') continue;
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      for (const origin of origins.slice(at, at + term.length)) marked.add(origin);
    }
  }
  const pieces: { text: string; marked: boolean }[] = [];
  characters.forEach((character, index) => {
    const isMarked = marked.has(index);
    const last = pieces.at(-1);
    if (last?.marked === isMarked) last.text += character;
    else pieces.push({ text: character, marked: isMarked });
  });
  return pieces;
}
