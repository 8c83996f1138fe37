import { drawLines } from '../../platform/canvas';
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

/** Draws who lays a card, on one line. */
function drawWho(
  context: CanvasRenderingContext2D,
  { facePicture, partner }: Pictured<PictureCard>,
  { left, top, width }: Box,
  lang: string,
): void {
  if (facePicture) drawFace(context, facePicture, { left, top }, FACE);
  context.fillStyle = colors.muted;
  const room = facePicture ? FACE + 12 : 0;
  drawLines(context, partner, {
    ...{ left: left + room, top: top + 7, width: width - room },
    ...{ lang, weight: 500, size: 22, lineHeight: 28, most: 1 },
  });
}

/** Finds a size at which each word of a name fits on a line. */
function nameSize(
  context: CanvasRenderingContext2D,
  name: string,
  width: number,
  most: number,
): number {
  const { fontFamily } = getComputedStyle(document.body);
  const fits = (size: number): boolean => {
    context.font = `800 ${String(size)}px ${fontFamily}`;
    return name.split(' ').every((word) => context.measureText(word).width <= width);
  };
  return [most, most - 4, most - 8].find(fits) ?? 18;
}

const INSET = 16;

/** Finds the place of a cover: on the left of a wide card, and on top of others. */
function coverBox({ left, top, width, height }: Box): Box {
  const at = { left: left + INSET, top: top + INSET };
  if (width <= height * 1.2) return { ...at, width: width - 2 * INSET, height: height * 0.42 };
  return { ...at, width: width * (height > 300 ? 0.4 : 0.34), height: height - 2 * INSET };
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
  const top = isBeside ? cover.top + 2 : cover.top + cover.height + 14;
  const width = box.left + box.width - INSET - left;
  const foot = box.top + box.height - INSET - FACE;
  const isLarge = box.height > 300;
  const size = nameSize(context, card.name, width, isLarge ? 38 : 28);
  context.fillStyle = colors.text;
  const nameEnd = drawLines(context, card.name, {
    ...{ left, top, width, lang, weight: 800, size, lineHeight: Math.round(size * 1.25), most: 2 },
  });
  const text = isLarge ? 28 : 21;
  const lineHeight = Math.round(text * 1.45);
  const most = Math.floor((foot - 12 - nameEnd) / lineHeight);
  // Of a single line there is no sense to be had.
  if (most > 1) {
    drawLines(context, card.words, {
      ...{ left, top: nameEnd + 8, width, lang, weight: 400, size: text, lineHeight, most },
    });
  }
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
    const size = isWide ? 24 : 18;
    const lineHeight = Math.round(size * 1.35);
    drawLines(context, words, {
      ...{ left: left + FACE + 10, top: top + 2, width: width - FACE - 10 },
      ...{ lang, weight: 500, size, lineHeight, most: Math.floor((height - 4) / lineHeight) },
    });
  });
  context.strokeStyle = colors.clip;
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(box.left + box.width / 2 - 10, box.top - 16, 20, 40, 10);
  context.stroke();
  context.restore();
}
