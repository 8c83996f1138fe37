/** A run of characters of a script that has no blanks between words, or a word of another script. */
const RUN =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]+|[^\s\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]+/gu;

const CJK =
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u;

/** Whether a run is of a script that has no blanks between words. */
export function isCjk(run: string): boolean {
  return CJK.test(run);
}

/** The words of a text that `keyLine` has made: cut at blanks, and where the script changes. */
export function runsOf(key: string): string[] {
  return key.match(RUN) ?? [];
}

/** 青铜之门 → 青铜 铜之 之门 门: every pair of neighbours, and the last character so that it can be asked for alone. */
function gramsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** A text that `keyLine` has made, as the full text index takes it: words with blanks between them. */
export function toTokens(key: string): string {
  return runsOf(key)
    .flatMap((run) => (isCjk(run) ? gramsOf(run) : [run]))
    .join(' ');
}

/**
 * What asks the full text index for a run: somewhere in a text for one without blanks between words, at the beginning of a word
 * for others. A run holds letters and digits alone, so nothing in it is a sign of the query language.
 */
export function toPhrase(run: string): string {
  const grams = isCjk(run) ? gramsOf(run) : [run];
  // The last gram is a single character, which is in the index only where a run ends.
  if (isCjk(run) && grams.length > 1) return `"${grams.slice(0, -1).join(' ')}"`;
  return `"${grams.join(' ')}"*`;
}
