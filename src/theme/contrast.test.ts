import { colors, schemeVariables, type Scheme } from './colors';
import { documentStyles } from './document-styles';
import { focusRing, insetFocusRing } from './focus-ring';
import { dark, light, moreContrastColors } from './schemes';

/** The relative luminance of a colour such as `#b93a0b` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const schemes: Readonly<Record<string, Scheme>> = {
  light,
  dark,
  'light, more contrast': { ...light, ...moreContrastColors.light },
  'dark, more contrast': { ...dark, ...moreContrastColors.dark },
};

type ColorName = keyof Scheme;

/** Texts, each with the grounds that it stands on. */
const texts: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['text', ['page', 'surface', 'raised', 'primarySoft', 'liveSoft', 'dangerSoft', 'peek']],
  ['muted', ['page', 'surface', 'raised', 'primarySoft']],
  ['primary', ['page', 'surface', 'raised', 'primarySoft']],
  ['accent', ['page', 'surface']],
  ['live', ['surface', 'liveSoft']],
  ['danger', ['page', 'surface', 'dangerSoft']],
  ['surface', ['accent', 'danger']],
  ['onPrimary', ['primary']],
  ['onAmber', ['amber']],
  ['onNight', ['night', 'nightDeep']],
  ['nightMuted', ['night', 'nightDeep']],
  ['amber', ['night', 'nightDeep']],
];

/** Names the pairs of a scheme that have less contrast than asked for, each with what it has. */
function faultsOf(scheme: Scheme, pairs: typeof texts, least: number): string[] {
  return pairs.flatMap(([name, grounds]) =>
    grounds.flatMap((ground) => {
      const found = contrast(scheme[name], scheme[ground]);
      return found < least ? [`${name} on ${ground}: ${found.toFixed(2)}`] : [];
    }),
  );
}

test.each([
  ['light', 4.5],
  ['dark', 4.5],
  ['light, more contrast', 7],
  ['dark, more contrast', 7],
])('in the scheme %s each text has %d : 1 on its grounds', (name, least) => {
  expect(faultsOf(schemes[name]!, texts, least)).toEqual([]);
});

test.each(['light, more contrast', 'dark, more contrast'])(
  'in the scheme %s a line is seen on each ground',
  (name) => {
    expect(faultsOf(schemes[name]!, [['line', ['page', 'surface', 'raised']]], 3)).toEqual([]);
  },
);

test('the cascade ends in these schemes', () => {
  // What a browser takes of the rules, from the first to the last that holds.
  const rules = Object.entries(documentStyles[':root']);
  const found = (isDark: boolean) => {
    const holds = (query: string): boolean =>
      !query.startsWith('@') ||
      (query.includes('contrast: more') && (isDark || !query.includes('dark'))) ||
      (isDark && query === '@media (prefers-color-scheme: dark)');
    return Object.assign(
      {},
      ...rules.map(([name, value]: [string, unknown]) => {
        if (!holds(name)) return {};
        return typeof value === 'object' ? value : { [name]: value };
      }),
    ) as Record<string, string>;
  };
  expect(found(false)).toMatchObject(schemeVariables(schemes['light, more contrast']!));
  expect(found(true)).toMatchObject(schemeVariables(schemes['dark, more contrast']!));
});

describe('the focus ring', () => {
  const tones = [light.amber, light.nightDeep] as const;

  test('has a tone of 3 : 1 on any ground', () => {
    const greys = Array.from({ length: 256 }, (_, level) => {
      const part = level.toString(16).padStart(2, '0');
      return `#${part}${part}${part}`;
    });
    const grounds = [
      ...greys,
      ...Object.values(schemes).flatMap((scheme) => Object.values(schemeVariables(scheme))),
    ];
    const faults = grounds.filter((ground) => tones.every((tone) => contrast(tone, ground) < 3));
    expect(faults).toEqual([]);
  });

  test.each([
    ['around', focusRing],
    ['within', insetFocusRing],
  ])('has both tones, %s what has the focus, at least 2 px each', (_, ring) => {
    expect(ring.outline).toBe(`3px solid ${colors.amber}`);
    expect(ring.boxShadow).toMatch(/^(inset )?0 0 0 [25]px /);
    expect(ring.boxShadow).toContain(colors.nightDeep);
    // No scheme changes them.
    for (const scheme of Object.values(schemes)) {
      expect([scheme.amber, scheme.nightDeep]).toEqual(tones);
    }
  });
});
