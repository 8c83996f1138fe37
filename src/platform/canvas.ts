/** Place and manner of lines that are written. */
interface Lines {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Language tag, which decides where lines are broken. */
  readonly lang: string;
  readonly weight: number;
  /** Size of the letters, in pixels. */
  readonly size: number;
  readonly lineHeight: number;
  /** Lines at the most; the last one then ends with an ellipsis. */
  readonly most: number;
}

const OPENING = /^[“‘「『《（(]+$/u;

/** Splits a text into words, each with the marks that belong to it: no line begins with a closing mark or ends with an opening one. */
function unitsOf(text: string, lang: string): string[] {
  const units: string[] = [];
  let opening = '';
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    if (OPENING.test(segment)) opening += segment;
    else if (opening === '' && units.length > 0 && /^[\p{P}\s]+$/u.test(segment)) {
      units.push(`${units.pop() ?? ''}${segment}`);
    } else {
      units.push(opening + segment);
      opening = '';
    }
  }
  return opening === '' ? units : [...units, opening];
}

/** Breaks a text into lines that fit, between words where its language has them. */
function breakLines(
  context: CanvasRenderingContext2D,
  text: string,
  { lang, width }: Pick<Lines, 'lang' | 'width'>,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of unitsOf(text, lang)) {
    if (line !== '' && context.measureText((line + unit).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += unit;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

/** Ends a line with an ellipsis, and shortens it until both fit. */
function shortened(context: CanvasRenderingContext2D, line: string, width: number): string {
  const letters = Array.from(line);
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) {
    letters.pop();
  }
  return `${letters.join('').trimEnd()}…`;
}

/**
 * Writes a text on a canvas, in the font of the page and the colour that is set.
 * @returns the height beneath it
 */
export function drawLines(context: CanvasRenderingContext2D, text: string, how: Lines): number {
  const { left, top, weight, size, lineHeight, most } = how;
  context.textBaseline = 'top';
  context.font = `${String(weight)} ${String(size)}px ${getComputedStyle(document.body).fontFamily}`;
  const lines = breakLines(context, text, how);
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = shortened(context, shown[most - 1] ?? '', how.width);
  shown.forEach((line, index) => context.fillText(line, left, top + index * lineHeight));
  return top + shown.length * lineHeight;
}

/** Makes a PNG of a canvas; rejects where the browser cannot. */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be made a file'));
    }, 'image/png');
  });
}
