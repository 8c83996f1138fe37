import { toSimplified } from '../simplified';

const KATAKANA_TO_HIRAGANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** Signs that stand for letters inside of words. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  '!': 'i',
  '@': 'a',
  $: 's',
};

/** Lone letters with the same sign between each: "e-n-d". */
const SPELLED_OUT = /(?<![a-z0-9])[a-z](?:([-._/*·|+~,])[a-z])(?:\1[a-z])*(?![a-z0-9])/gu;

/** Words that are spelled out with blanks, and parted by more of them: "e n d  i t". */
const ALL_SPELLED_OUT = /^(?:[a-z0-9]{1,2}[^a-z0-9]+)*[a-z0-9]{1,2}[^a-z0-9]*$/u;

/** Makes compatibility forms, case, invisible characters, katakana and traditional characters alike. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[ァ-ヶ]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
  return toSimplified(plain);
}

function joinLetters(folded: string): string {
  const words =
    / {2,}/u.test(folded) && ALL_SPELLED_OUT.test(folded)
      ? folded.split(/ {2,}/u).map((word) => word.replaceAll(' ', ''))
      : [folded];
  return words.join(' ').replace(SPELLED_OUT, (letters) => letters.replace(/[^a-z]/gu, ''));
}

/** The words of a text in Latin letters; lone letters in a row are one word, and signs in words the letters they look like. */
export function latinWords(folded: string): string[] {
  const text = joinLetters(folded)
    .replace(/['’]/gu, '')
    .replace(/(?<=[a-z])[0135!@$](?=[a-z])/gu, (sign) => LETTERS[sign] ?? sign)
    .replace(/[^a-z0-9]+/gu, ' ')
    .replace(/\b[a-z](?: [a-z]\b){2,}/gu, (letters) => letters.replaceAll(' ', ''))
    .replace(/(.)\1{2,}/gu, '$1$1')
    .trim();
  return text === '' ? [] : text.split(' ');
}

/** The characters of a text with Chinese or Japanese ones in it, without blanks and signs; nothing of another text. */
export function packedCharacters(folded: string): string {
  const packed = folded.replace(/[^\p{Script=Han}\p{Script=Hiragana}ーa-z0-9]/gu, '');
  return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(packed) ? packed : '';
}

/** The pictures of a text, each once. */
export function picturesOf(folded: string): string[] {
  return [...new Set(folded.match(/\p{Extended_Pictographic}/gu))];
}
