import { schemeVariables } from '../../theme/colors';
import { groundStyles } from './grounds';

/** Relative luminance of a colour such as `#f6efe0` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = [
  ...['page', 'surface'].flatMap((ground) =>
    ['text', 'muted', 'primary'].map((text) => [text, ground] as const),
  ),
  ...([
    ['primary', 'primarySoft'],
    ['onAmber', 'amber'],
  ] as const),
];

test.each(Object.entries(groundStyles))('on %s every text has a contrast of 7 : 1', (_, colors) => {
  const color = (name: string): string => {
    const [variable = ''] = Object.keys(schemeVariables({ [name]: '' }));
    return colors[variable] ?? '';
  };
  const faint = pairs.filter(([text, ground]) => contrast(color(text), color(ground)) < 7);
  expect(faint).toEqual([]);
  // What shows where a control ends.
  expect(contrast(color('line'), color('page'))).toBeGreaterThan(3);
});
