/** Tenths as the shortest text that SVG accepts. */
const tenths = (value: number): string => {
  const sign = value < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(value) / 10);
  const rest = Math.abs(value) % 10;
  return `${sign}${whole === 0 && rest > 0 ? '' : String(whole)}${rest > 0 ? `.${String(rest)}` : ''}`;
};

const joined = (values: readonly number[]): string =>
  values.reduce((text, value, i) => {
    const part = tenths(value);
    return i === 0 || part.startsWith('-') ? text + part : `${text} ${part}`;
  }, '');

/** Path data made of M, L, C and Z only, with relative coordinates, which are shorter. */
const relative = (d: string): string => {
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  return d.replace(/([MLCZ])([^MLCZ]*)/g, (_, command: string, rest: string) => {
    if (command === 'Z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map((text) => Math.round(Number(text) * 10));
    if (command === 'M') {
      const [mx = 0, my = 0] = values;
      [x, y, startX, startY] = [mx, my, mx, my];
      return `M${joined(values)}`;
    }
    const step = command === 'C' ? 6 : 2;
    const moved: number[] = [];
    for (let i = 0; i + step <= values.length; i += step) {
      for (let k = 0; k < step; k += 2)
        moved.push((values[i + k] ?? 0) - x, (values[i + k + 1] ?? 0) - y);
      x = values[i + step - 2] ?? x;
      y = values[i + step - 1] ?? y;
    }
    return command.toLowerCase() + joined(moved);
  });
};

/** Outlines that occur often are kept once and used by reference. */
const shared = (picture: string): string => {
  const seen = new Map<string, number>();
  for (const [, d = ''] of picture.matchAll(/<path d="([^"]{36,})"/g))
    seen.set(d, (seen.get(d) ?? 0) + 1);
  const often = new Map(
    [...seen].filter(([, count]) => count > 2).map(([d], i) => [d, `d${String(i)}`]),
  );
  if (often.size === 0) return picture;
  const kept = [...often].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('');
  return picture
    .replace(/<path d="([^"]{36,})"/g, (whole, d: string) =>
      often.has(d) ? `<use href="#${often.get(d) ?? ''}"` : whole,
    )
    .replace('</defs>', `${kept}</defs>`);
};

/** The same picture in fewer bytes. */
export const compact = (picture: string): string =>
  shared(picture.replace(/ d="(M[-MLCZ0-9. ]+)"/g, (_, d: string) => ` d="${relative(d)}"`));
