import { drawLines, fitLines } from '../../platform/canvas';
import { light } from '../../theme/schemes';
import type { NoteLine, PictureCard } from './picture-cards';

/** Colours of paper, in both schemes. */
const colors = { ...light, paper: '#fdf5e4', note: '#ffe3a3', clip: '#8f88a6' } as const;

/** A place on the picture, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A card or line with the pictures that could be had. */
export type Pictured<T> = T & {
  readonly coverPicture?: ImageBitmap | undefined;
  readonly facePicture: ImageBitmap | undefined;
};

/** Draws a picture as large as it must be to fill its place, and cuts off the rest: of a face, what is below. */
function drawCovering(context: CanvasRenderingContext2D, picture: ImageBitmap, box: Box): void {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [box.width / scale, box.height / scale];
  const left = (picture.width - width) / 2;
  const top = box.width === box.height ? 0 : (picture.height - height) / 2;
  context.drawImage(picture, left, top, width, height, box.left, box.top, box.width, box.height);
}

function clipped(context: CanvasRenderingContext2D, path: () => void, draw: () => void): void {
  context.save();
  context.beginPath();
  path();
  context.clip();
  draw();
  context.restore();
}

function drawPaper(
  context: CanvasRenderingContext2D,
  { left, top, width, height }: Box,
  color: string,
): void {
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 50%)';
  context.shadowBlur = 24;
  context.shadowOffsetY = 10;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(left, top, width, height, 16);
  context.fill();
  context.restore();
}

function drawFace(
  context: CanvasRenderingContext2D,
  face: ImageBitmap,
  at: Pick<Box, 'left' | 'top'>,
  size: number,
): void {
  const radius = size / 2;
  clipped(
    context,
    () => context.arc(at.left + radius, at.top + radius, radius, 0, 2 * Math.PI),
    () => drawCovering(context, face, { ...at, width: size, height: size }),
  );
}

const FACE = 40;

/** Draws who lays a card, on one line, in smaller letters where a name is long. */
function drawWho(
  context: CanvasRenderingContext2D,
  { facePicture, partner }: Pictured<PictureCard>,
  { left, top, width }: Box,
  lang: string,
): void {
  const face = width < 180 ? FACE - 8 : FACE;
  if (facePicture) drawFace(context, facePicture, { left, top: top + FACE - face }, face);
  context.fillStyle = colors.muted;
  const room = facePicture ? face + 10 : 0;
  const name = fitLines(context, partner, {
    ...{ left: left + room, top, width: width - room, height: 30, lang },
    ...{ weight: 500, sizes: [22, 20, 18, 16], leading: 1.25 },
  });
  // In the middle of the face's height.
  const middle = top + FACE - face / 2;
  drawLines(context, partner, { ...name, most: 1, top: middle - name.size / 2 });
}

/** Finds the largest size at which a name fits on a line, or else each of its words. */
function nameSize(
  context: CanvasRenderingContext2D,
  name: string,
  width: number,
  most: number,
): number {
  const { fontFamily } = getComputedStyle(document.body);
  const sizes = [most, most - 3, most - 6];
  const fitting = (parts: readonly string[]): number | undefined =>
    sizes.find((size) => {
      context.font = `800 ${String(size)}px ${fontFamily}`;
      return parts.every((part) => context.measureText(part).width <= width);
    });
  return fitting([name]) ?? fitting(name.split(' ')) ?? 18;
}

const INSET = 16;

/** Finds the place of a cover: on the left of a wide card, and on top of others. */
function coverBox({ left, top, width, height }: Box): Box {
  const at = { left: left + INSET, top: top + INSET };
  if (width <= height * 1.2) {
    return { ...at, width: width - 2 * INSET, height: height * (height > 300 ? 0.42 : 0.3) };
  }
  return { ...at, width: width * (width > 600 ? 0.4 : 0.3), height: height - 2 * INSET };
}

/** Draws a card: its picture, the game, as many words as there is room for, and who lays it. */
export function drawCard(
  context: CanvasRenderingContext2D,
  card: Pictured<PictureCard>,
  box: Box,
  lang: string,
): void {
  const cover = coverBox(box);
  drawPaper(context, box, colors.paper);
  context.fillStyle = colors.raised;
  clipped(
    context,
    () => context.roundRect(cover.left, cover.top, cover.width, cover.height, 10),
    () => {
      context.fillRect(cover.left, cover.top, cover.width, cover.height);
      if (card.coverPicture) drawCovering(context, card.coverPicture, cover);
    },
  );
  const isBeside = cover.height === box.height - 2 * INSET;
  const left = isBeside ? cover.left + cover.width + 20 : cover.left;
  const top = isBeside ? cover.top + 2 : cover.top + cover.height + 12;
  const width = box.left + box.width - INSET - left;
  const foot = box.top + box.height - INSET - FACE;
  const isLarge = box.width > 600;
  const size = nameSize(context, card.name, width, isLarge ? 38 : 28);
  context.fillStyle = colors.text;
  const nameEnd = drawLines(context, card.name, {
    ...{ left, top, width, lang, weight: 800, size, lineHeight: Math.round(size * 1.25), most: 2 },
  });
  const words = fitLines(context, card.words, {
    ...{ left, top: nameEnd + 8, width, height: foot - 18 - nameEnd, lang },
    ...{ weight: 400, sizes: isLarge ? [30, 27, 24, 21] : [24, 22, 20, 18], leading: 1.42 },
  });
  // Of a single line there is no sense to be had.
  if (words.most > 1) drawLines(context, card.words, words);
  drawWho(context, card, { left, top: foot, width, height: FACE }, lang);
}

/** Draws the note of two who disagree, with its clip: their lines beside each other where it is wide. */
export function drawNote(
  context: CanvasRenderingContext2D,
  lines: readonly Pictured<NoteLine>[],
  box: Box,
  lang: string,
): void {
  context.save();
  context.translate(box.left + box.width / 2, box.top + box.height / 2);
  context.rotate(box.width > 500 ? -0.008 : -0.025);
  context.translate(-box.left - box.width / 2, -box.top - box.height / 2);
  drawPaper(context, box, colors.note);
  const isWide = box.width > 500;
  const [columns, rows] = isWide ? [lines.length, 1] : [1, lines.length];
  const width = (box.width - 2 * INSET - (columns - 1) * 24) / columns;
  const height = (box.height - 2 * INSET) / rows;
  lines.forEach(({ facePicture, words }, at) => {
    const left = box.left + INSET + (isWide ? at * (width + 24) : 0);
    const top = box.top + INSET + (isWide ? 0 : at * height);
    if (facePicture) drawFace(context, facePicture, { left, top: top + 4 }, FACE);
    context.fillStyle = colors.text;
    drawLines(
      context,
      words,
      fitLines(context, words, {
        ...{ left: left + FACE + 10, top: top + 2, width: width - FACE - 10, height: height - 4 },
        ...{ lang, weight: 500, sizes: isWide ? [24, 22, 20, 18] : [20, 18, 16], leading: 1.35 },
      }),
    );
  });
  context.strokeStyle = colors.clip;
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(box.left + box.width / 2 - 10, box.top - 16, 20, 40, 10);
  context.stroke();
  context.restore();
}
