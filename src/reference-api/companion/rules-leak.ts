/** Number of letters in a row by which a text is known to repeat another one. */
const RUN = 24;

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Makes the function that tells whether a text repeats a part of the rules that a model was given. */
export function leakDetector(rules: string): (text: string) => boolean {
  const letters = lettersOf(rules);
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= letters.length; at += 1) runs.add(letters.slice(at, at + RUN));
  return (text) => {
    const said = lettersOf(text);
    for (let at = 0; at + RUN <= said.length; at += 1) {
      if (runs.has(said.slice(at, at + RUN))) return true;
    }
    return false;
  };
}
