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

/** Cuts a word that is wider than a line, such as a name without blanks, where the line ends. */
function cutToWidth(context: CanvasRenderingContext2D, unit: string, width: number): string[] {
  if (context.measureText(unit.trimEnd()).width <= width) return [unit];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of Array.from(unit)) {
    if (piece !== '' && context.measureText(piece + letter).width > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Breaks a text into lines that fit, between words where its language has them. */
function breakLines(
  context: CanvasRenderingContext2D,
  text: string,
  { lang, width }: Pick<Lines, 'lang' | 'width'>,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of unitsOf(text, lang).flatMap((each) => cutToWidth(context, each, width))) {
    if (line !== '' && context.measureText((line + unit).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += unit;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

/** Ends a line with an ellipsis after the last word that leaves room for it; what was opened in the text is closed. */
function shortened(
  context: CanvasRenderingContext2D,
  line: string,
  { text, lang, width }: Pick<Lines, 'lang' | 'width'> & { text: string },
): string {
  const end = `…${/[”’」』]$/u.exec(text)?.[0] ?? ''}`;
  const words = unitsOf(line, lang);
  // Of a single word that is too long, letters are left.
  const parts = words.length > 1 ? words : Array.from(line);
  const ended = () => parts.join('').replace(/[\p{P}\s]+$/u, '') + end;
  while (parts.length > 1 && context.measureText(ended()).width > width) parts.pop();
  return ended();
}

function setFont(context: CanvasRenderingContext2D, weight: number, size: number): void {
  context.font = `${String(weight)} ${String(size)}px ${getComputedStyle(document.body).fontFamily}`;
}

/** A place for a text, and sizes in which it may be written. */
interface Room extends Pick<Lines, 'left' | 'top' | 'width' | 'lang' | 'weight'> {
  readonly height: number;
  /** The largest first. */
  readonly sizes: readonly number[];
  /** Heights of letters in a line. */
  readonly leading: number;
}

/**
 * Finds how a text is written as large as its place allows; at the smallest size it may still be too long.
 * @returns how, and the height that it takes
 */
export function fitLines(
  context: CanvasRenderingContext2D,
  text: string,
  room: Room,
): Lines & { readonly height: number } {
  const ways = room.sizes.map((size) => {
    const lineHeight = Math.round(size * room.leading);
    const most = Math.floor(room.height / lineHeight);
    setFont(context, room.weight, size);
    const count = breakLines(context, text, room).length;
    const height = Math.min(count, most) * lineHeight;
    return { ...room, size, lineHeight, most, height, fits: count <= most };
  });
  const last = ways.at(-1);
  if (!last) throw new Error('A text needs a size');
  return ways.find(({ fits }) => fits) ?? last;
}

/**
 * Writes a text on a canvas, in the font of the page and the colour that is set.
 * @returns the height beneath it
 */
export function drawLines(context: CanvasRenderingContext2D, text: string, how: Lines): number {
  const { left, top, weight, size, lineHeight, most } = how;
  context.textBaseline = 'top';
  setFont(context, weight, size);
  const lines = breakLines(context, text, how);
  const shown = lines.slice(0, most);
  if (lines.length > most) {
    shown[most - 1] = shortened(context, shown[most - 1] ?? '', { ...how, text });
  }
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
