import readings from './words/readings.json';

/** A piece of a text; the characters that it is mostly written with where it is a word in kana. */
interface Piece {
  readonly text: string;
  readonly characters?: string;
}

/** Letters of Hiragana that a word needs to be one wherever it stands; a shorter one stands between particles, other scripts and blanks. */
const LEAST_ANYWHERE = 3;

const PARTICLES_BEFORE = 'をのがはにへとでもや';
const PARTICLES_BEHIND = `${PARTICLES_BEFORE}っだじ`;

const RUN = /[ぁ-ゖー]+|[ァ-ヶー]+/gu;
const HIRAGANA = /^[ぁ-ゖー]/u;
const KATAKANA_TO_HIRAGANA = 0x60;

function toHiragana(kana: string): string {
  return kana.replace(/[ァ-ヶ]/gu, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - KATAKANA_TO_HIRAGANA),
  );
}

/** The characters of words in kana; of those that change, each ending that stands behind them in kana. */
const words = new Map<string, string>(Object.entries(readings.words));
for (const [stem, { characters, endings }] of Object.entries(readings.changing)) {
  for (const ending of endings) words.set(stem + ending, characters + ending);
}
const longest = Math.max(...Array.from(words.keys(), (kana) => kana.length));

/** True where no letter of Hiragana stands, or a particle that does not end another word. */
function isApart(letters: string, particles: string): boolean {
  return letters === '' || (letters.length === 1 && particles.includes(letters));
}

/** True where a word of two letters can begin, and end: elsewhere they are a part of another word. */
function standsApart(
  run: string,
  [before, start, end]: readonly [number, number, number],
): boolean {
  const behind = run.charAt(end);
  return (
    isApart(run.slice(before, start), PARTICLES_BEFORE) &&
    (behind === '' || PARTICLES_BEHIND.includes(behind))
  );
}

/** The end of the longest known word that begins at a place in letters of Hiragana, behind the end of the last one. */
function wordEnd(run: string, before: number, start: number): number | undefined {
  for (let end = Math.min(run.length, start + longest); end - start >= 2; end -= 1) {
    if (!words.has(run.slice(start, end))) continue;
    if (end - start >= LEAST_ANYWHERE || standsApart(run, [before, start, end])) return end;
  }
  return undefined;
}

/** Finds the words in a run of kana: in Katakana only the whole run is one. */
function wordsIn(run: string): readonly (readonly [start: number, end: number])[] {
  if (!HIRAGANA.test(run)) return words.has(toHiragana(run)) ? [[0, run.length]] : [];
  const found: [number, number][] = [];
  for (let at = 0; at < run.length; at += 1) {
    const end = wordEnd(run, found.at(-1)?.[1] ?? 0, at);
    if (end === undefined) continue;
    found.push([at, end]);
    at = end - 1;
  }
  return found;
}

/** Parts a text at the words in kana that are mostly written in characters: くじらの笛 is くじら (鯨) and の笛. */
export function piecesByReading(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    for (const [start, end] of wordsIn(run)) {
      if (index + start > done) pieces.push({ text: text.slice(done, index + start) });
      const kana = run.slice(start, end);
      pieces.push({ text: kana, characters: words.get(toHiragana(kana)) ?? kana });
      done = index + end;
    }
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}
