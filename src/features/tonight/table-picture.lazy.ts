import { drawLines, toPng } from '../../platform/canvas';
import { fetchPicture } from '../../platform/network/fetch-picture';
import { light } from '../../theme/schemes';
import type { PictureCard } from './picture-cards';

/** Colours of the table and its paper, in both schemes. */
const colors = { ...light, wood: '#4b2f25', woodDeep: '#241412', paper: '#fdf5e4' } as const;

/** Contents of a picture of the table, in the language of the page. */
interface TablePicture {
  readonly width: number;
  readonly height: number;
  readonly lang: string;
  readonly title: string;
  /** The three answers in one line. */
  readonly answers: string;
  readonly cards: readonly PictureCard[];
  /** The name and address of the site. */
  readonly mark: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 48;
const GAP = 22;
const HEAD = 150;
const FOOT = 62;

function drawWood(context: CanvasRenderingContext2D, width: number, height: number): void {
  const wood = context.createLinearGradient(0, 0, 0, height);
  wood.addColorStop(0, colors.wood);
  wood.addColorStop(1, colors.woodDeep);
  context.fillStyle = wood;
  context.fillRect(0, 0, width, height);
  for (let top = 128; top < height; top += 128) {
    context.fillStyle = 'rgb(0 0 0 / 30%)';
    context.fillRect(0, top, width, 3);
    context.fillStyle = 'rgb(255 214 160 / 8%)';
    context.fillRect(0, top + 3, width, 2);
  }
  const lamp = context.createRadialGradient(width / 2, -60, 40, width / 2, -60, height * 0.95);
  lamp.addColorStop(0, 'rgb(255 190 100 / 46%)');
  lamp.addColorStop(1, 'rgb(255 170 80 / 0%)');
  context.fillStyle = lamp;
  context.fillRect(0, 0, width, height);
}

/** Draws a picture as large as it must be to fill its place, and cuts off the rest. */
function drawCovering(context: CanvasRenderingContext2D, picture: ImageBitmap, box: Box): void {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [box.width / scale, box.height / scale];
  const left = (picture.width - width) / 2;
  // Of a face that is taller than its place the upper part is shown.
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

interface Drawn extends PictureCard {
  readonly coverPicture: ImageBitmap | undefined;
  readonly facePicture: ImageBitmap | undefined;
}

function drawPaper(context: CanvasRenderingContext2D, { left, top, width, height }: Box): void {
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 50%)';
  context.shadowBlur = 24;
  context.shadowOffsetY = 10;
  context.fillStyle = colors.paper;
  context.beginPath();
  context.roundRect(left, top, width, height, 16);
  context.fill();
  context.restore();
}

/** Draws who lays a card, on one line. */
function drawWho(context: CanvasRenderingContext2D, card: Drawn, box: Box, lang: string): void {
  const { facePicture: face, partner } = card;
  const size = 40;
  if (face) {
    const middle = [box.left + size / 2, box.top + size / 2] as const;
    clipped(
      context,
      () => context.arc(...middle, size / 2, 0, 2 * Math.PI),
      () => drawCovering(context, face, { ...box, width: size, height: size }),
    );
  }
  context.fillStyle = colors.muted;
  drawLines(context, partner, {
    left: box.left + (face ? size + 12 : 0),
    top: box.top + 7,
    width: box.width - size - 12,
    ...{ lang, weight: 500, size: 22, lineHeight: 28, most: 1 },
  });
}

/** Draws a card: its picture on the left of a wide one and on top of others, beside it the words, as many as there is room for. */
function drawCard(context: CanvasRenderingContext2D, card: Drawn, box: Box, lang: string): void {
  const isWide = box.width > box.height * 1.35;
  const inset = 16;
  const cover: Box = isWide
    ? {
        left: box.left + inset,
        top: box.top + inset,
        width: box.width * 0.4,
        height: box.height - 2 * inset,
      }
    : {
        left: box.left + inset,
        top: box.top + inset,
        width: box.width - 2 * inset,
        height: box.height * 0.4,
      };
  drawPaper(context, box);
  context.fillStyle = colors.raised;
  clipped(
    context,
    () => context.roundRect(cover.left, cover.top, cover.width, cover.height, 10),
    () => {
      context.fillRect(cover.left, cover.top, cover.width, cover.height);
      if (card.coverPicture) drawCovering(context, card.coverPicture, cover);
    },
  );
  const left = isWide ? cover.left + cover.width + 20 : cover.left;
  const top = isWide ? cover.top + 2 : cover.top + cover.height + 14;
  const width = box.left + box.width - inset - left;
  const foot = box.top + box.height - inset - 40;
  context.fillStyle = colors.text;
  const large = box.height > 300;
  const nameEnd = drawLines(context, card.name, {
    ...{ left, top, width, lang, weight: 800, most: 2 },
    ...(large ? { size: 36, lineHeight: 46 } : { size: 28, lineHeight: 36 }),
  });
  const size = large ? 27 : 22;
  const lineHeight = Math.round(size * 1.5);
  const most = Math.floor((foot - 6 - nameEnd - 8) / lineHeight);
  if (most > 0) {
    drawLines(context, card.words, {
      ...{ left, top: nameEnd + 8, width, lang, weight: 400, size, lineHeight, most },
    });
  }
  drawWho(context, card, { left, top: foot, width, height: 40 }, lang);
}

/** Finds the columns in which so many cards have the best room. */
function columnsFor(count: number, isTall: boolean): number {
  if (isTall) return count <= 4 ? 1 : 2;
  return count <= 4 ? Math.min(2, count) : Math.ceil(count / 2);
}

/** Draws the table on this device, as a PNG; rejects where the browser cannot. */
export async function drawTable(picture: TablePicture): Promise<Blob> {
  const { width, height, lang, title, answers, mark } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw a table on');
  const cards = await Promise.all(
    picture.cards.map(async (card): Promise<Drawn> => ({
      ...card,
      coverPicture: await fetchPicture(card.cover),
      facePicture: card.face === '' ? undefined : await fetchPicture(card.face),
    })),
  );
  drawWood(context, width, height);
  const line = { left: EDGE, width: width - 2 * EDGE, lang, most: 1 };
  context.fillStyle = colors.amber;
  drawLines(context, title, { ...line, top: 34, weight: 800, size: 56, lineHeight: 66 });
  context.fillStyle = colors.onNight;
  drawLines(context, answers, { ...line, top: 102, weight: 500, size: 28, lineHeight: 36 });
  const columns = columnsFor(cards.length, height > width);
  const rows = Math.ceil(cards.length / columns);
  const cardWidth = (width - 2 * EDGE - (columns - 1) * GAP) / columns;
  const cardHeight = (height - HEAD - FOOT - (rows - 1) * GAP) / rows;
  cards.forEach((card, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const left = EDGE + column * (cardWidth + GAP);
    const top = HEAD + row * (cardHeight + GAP);
    drawCard(context, card, { left, top, width: cardWidth, height: cardHeight }, lang);
  });
  context.fillStyle = colors.nightMuted;
  drawLines(context, mark, { ...line, top: height - 46, weight: 500, size: 24, lineHeight: 30 });
  return toPng(canvas);
}
