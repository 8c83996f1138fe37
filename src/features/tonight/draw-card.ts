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
    ...{ weight: 500, sizes: [22, 20, 18, 16, 14], leading: 1.25 },
  });
  // In the middle of the face's height.
  const middle = top + FACE - face / 2;
  drawLines(context, partner, { ...name, most: 1, top: middle - name.size / 2 });
}

/** Lists the sizes, the largest first, at which no part of a name is wider than its place. */
function sizesFor(
  context: CanvasRenderingContext2D,
  parts: readonly string[],
  width: number,
  most: number,
): number[] {
  const { fontFamily } = getComputedStyle(document.body);
  return [most, most - 3, most - 6, most - 8].filter((size) => {
    context.font = `800 ${String(size)}px ${fontFamily}`;
    return parts.every((part) => context.measureText(part).width <= width);
  });
}

/**
 * Draws the name of a game: on one line where one of the sizes allows it, and else on two.
 * @returns the height beneath it
 */
function drawName(
  context: CanvasRenderingContext2D,
  name: string,
  { left, top, width, height }: Box,
  how: { readonly most: number; readonly lang: string },
): number {
  const [whole] = sizesFor(context, [name], width, how.most);
  const sizes = whole ? [whole] : sizesFor(context, name.split(' '), width, how.most);
  const fitting = fitLines(context, name, {
    ...{ left, top, width, height, lang: how.lang, weight: 800, leading: 1.25 },
    sizes: sizes.length > 0 ? sizes : [18],
  });
  return drawLines(context, name, fitting);
}

const INSET = 16;

/** Finds the place of a cover: on the left of a wide card, and on top of others. */
function coverBox({ left, top, width, height }: Box): Box {
  const at = { left: left + INSET, top: top + INSET };
  if (width <= height * 1.2) {
    return { ...at, width: width - 2 * INSET, height: height * (height > 300 ? 0.42 : 0.3) };
  }
  return { ...at, width: width * (width > 600 ? 0.34 : 0.3), height: height - 2 * INSET };
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
  context.fillStyle = colors.text;
  const most = isLarge ? 36 : 28;
  const room = { left, top, width, height: isBeside ? most * 2.5 : most * 2 };
  const nameEnd = drawName(context, card.name, room, { most, lang });
  const words = fitLines(context, card.words, {
    ...{ left, top: nameEnd + 8, width, height: foot - 14 - nameEnd, lang },
    ...{ weight: 400, sizes: isLarge ? [30, 27, 24, 21] : [24, 22, 20, 18], leading: 1.38 },
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
    const room = height - 4;
    const fitting = fitLines(context, words, {
      ...{ left: left + FACE + 10, top, width: width - FACE - 10, height: room, lang },
      ...{ weight: 500, sizes: isWide ? [24, 22, 20, 18] : [20, 18, 16], leading: 1.35 },
    });
    // Short words lie in the middle of the paper, not at its head.
    const middle = top + (room - fitting.height) / 2;
    if (facePicture) drawFace(context, facePicture, { left, top: middle }, FACE);
    context.fillStyle = colors.text;
    drawLines(context, words, { ...fitting, top: middle });
  });
  context.strokeStyle = colors.clip;
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(box.left + box.width / 2 - 10, box.top - 26, 20, 40, 10);
  context.stroke();
  context.restore();
}
