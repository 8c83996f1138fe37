/** Beneath pictures whose colour is unknown; sits between both schemes of the theme. */
export const NEUTRAL_COLOR = '#8d87a6';

interface Bin {
  weight: number;
  red: number;
  green: number;
  blue: number;
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/**
 * The mean of the most frequent group of similar colours, as `#rrggbb`. Every pixel counts as much as it
 * is opaque: sharp's own `dominant` takes the black behind transparent pixels for the colour.
 * @param pixels RGBA, four bytes each.
 */
export function dominantColor(pixels: Uint8Array): string {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, weight = 0] = pixels.subarray(at, at + 4);
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const bin = bins.get(key) ?? { weight: 0, red: 0, green: 0, blue: 0 };
    bin.weight += weight;
    bin.red += red * weight;
    bin.green += green * weight;
    bin.blue += blue * weight;
    bins.set(key, bin);
  }
  const [first] = [...bins.values()].sort((one, other) => other.weight - one.weight);
  if (!first || first.weight === 0) return NEUTRAL_COLOR;
  return `#${hex(first.red / first.weight)}${hex(first.green / first.weight)}${hex(first.blue / first.weight)}`;
}

/**
 * A colour `#rrggbb` as the nearest `#rgb`. Every picture of a page has one, nobody sees the difference beneath a picture
 * that is about to come, and digits are what compresses least.
 */
export function shortColor(color: string): string {
  const channels = color.match(/[0-9a-f]{2}/g) ?? [];
  return `#${channels.map((channel) => Math.round(parseInt(channel, 16) / 17).toString(16)).join('')}`;
}
