import fc from 'fast-check';

/** Pieces of texts that have broken programs, by what is odd about them. */
const pieces = {
  plain: [
    '中',
    '游戏',
    'かな',
    '漢字',
    'カタカナ',
    'a ',
    'The ',
    '1',
    '🎮',
    '重庆',
    '砂海',
    '（ヨミ）',
  ],
  invisible: ['\u200b', '\u200d', '\ufeff', '\u00ad', '\u3164', '\u2060', '\u034f', '\u{e0041}'],
  blank: [' ', '\u00a0', '\u3000', '\t', '\n', '\n\n', '\r', '\r\n', '\u2028', '\u2029', '\u2800'],
  bidirectional: ['\u202e', '\u202c', '\u2066', '\u2069', '\u200f', 'שלום', 'عالم'],
  combining: [
    'e\u0301',
    '\u0301',
    '\u20dd',
    '\u0e31',
    '👨‍👩‍👧‍👦',
    'ｶﾞ',
    '\u1112\u1161\u11ab',
    'ﷺ',
    '゙',
    '\u{1f1e8}',
  ],
  html: [
    '<b>',
    '</b>',
    '</script>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&',
    '&amp;',
    '&#0;',
    '"',
    "'",
    '<img src=x>',
  ],
  markdown: [
    ...[
      '*',
      '**',
      '_',
      '`',
      '```\n',
      '[',
      ']',
      '](',
      '![',
      '- ',
      '1. ',
      '# ',
      '|',
      '---\n',
      '    ',
    ],
    ...[
      '\\',
      '~',
      '> ',
      '> [!fold] ',
      '[a]: /b\n',
      '[a](/activity/)',
      '[a](javascript:b)',
      '<http://c>',
    ],
  ],
  template: [
    '{{x}}',
    '{{name}}',
    '{{game}}',
    '${x}',
    '$&',
    "$'",
    '$1',
    '%s',
    '$t(title)',
    '{0}',
    '<%= x %>',
  ],
  address: [
    '/',
    '//',
    '..',
    '.',
    '%',
    '%E0',
    '%00',
    '?a=b',
    '#c',
    ':',
    ';',
    ',',
    '@',
    '__proto__',
    'constructor',
  ],
  rare: [
    '\ufffd',
    '\ufff9',
    '\ue000',
    '\u{10fffd}',
    '\u{20000}',
    '㍿',
    'ß',
    'İ',
    'ﬃ',
    '𝔘',
    '٣',
    'Ⅷ',
  ],
};

/** Characters that no text may hold: halves of characters, control characters, noncharacters. */
export const UNFIT = [
  '\ud83d',
  '\udfae',
  '\0',
  '\u000b',
  '\u001b[2J',
  '\u0085',
  '\u009b',
  '\uffff',
  '\u{1ffff}',
];

/** Texts of which nothing is seen. */
export const BLANK = ['', ...pieces.invisible, ...pieces.blank.filter((piece) => piece !== '')];

const piece = fc.oneof(...Object.values(pieces).map((each) => fc.constantFrom(...each)));

const sound = fc.oneof(
  { weight: 12, arbitrary: fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')) },
  { weight: 5, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...BLANK), { maxLength: 4 }).map((parts) => parts.join('')),
  },
  // Words without an end, up to and beyond what a line may hold.
  {
    weight: 1,
    arbitrary: fc
      .tuple(piece, fc.integer({ min: 1, max: 300 }))
      .map(([part, times]) => part.repeat(times)),
  },
);

/**
 * Any text that an editor, a CMS or an attacker may leave in a field. Mostly one that a text may be: of an item in which
 * everything is refused, nothing but that is seen.
 */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 200, arbitrary: sound },
  { weight: 1, arbitrary: fc.tuple(sound, fc.constantFrom(...UNFIT)).map(([a, b]) => a + b) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
  },
);
