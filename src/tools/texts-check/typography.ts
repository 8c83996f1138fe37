import type { Locale } from '../../config/locales';

interface Rule {
  readonly pattern: RegExp;
  readonly expected: string;
}

const everywhere: readonly Rule[] = [
  { pattern: /\.{3}/, expected: 'the one character …' },
  { pattern: /(?<=\S)''|``/, expected: 'one quotation mark' },
];

/** The marks of each language; a straight quotation mark belongs to none. */
const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  zh: [
    ...everywhere,
    { pattern: /["']/, expected: '“ ” or ‘ ’' },
    { pattern: /[「」『』]/, expected: '“ ” or 《 》' },
  ],
  en: [
    ...everywhere,
    { pattern: /'/, expected: 'the apostrophe ’, or ‘ ’' },
    { pattern: /"/, expected: '“ ”' },
    { pattern: /[A-Za-z]“|(?:^|\s)”/, expected: 'a quotation mark that faces its words' },
  ],
  ja: [
    ...everywhere,
    { pattern: /["']/, expected: '「 」' },
    { pattern: /[“”]/, expected: '「 」' },
    { pattern: /[？！][ \u3000]/, expected: 'no blank after ？ or ！' },
  ],
};

/** Lists wrong marks of a text, each with the text around it. */
export function typographyFaults(text: string, locale: Locale): string[] {
  return rules[locale].flatMap(({ pattern, expected }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const around = text.slice(Math.max(0, found.index - 12), found.index + found[0].length + 12);
    return [`expected ${expected} in "${around}"`];
  });
}
