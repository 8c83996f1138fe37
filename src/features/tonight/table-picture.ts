import { drawLines, toPng } from '../../platform/canvas';
import { fetchPicture } from '../../platform/network/fetch-picture';
import { light } from '../../theme/schemes';
import { drawCard, drawNote, type Box, type Pictured } from './draw-card';
import type { NoteLine, PictureCard } from './picture-cards';

/** Colours of the table, in both schemes. */
const colors = { ...light, wood: '#4b2f25', woodDeep: '#241412' } as const;

/** Contents of a picture of the table, in the language of the page. */
interface TablePicture {
  readonly width: number;
  readonly height: number;
  readonly lang: string;
  readonly title: string;
  /** Answers in one line, without those that ask for nothing. */
  readonly answers: string;
  readonly cards: readonly PictureCard[];
  /** Lines of two who disagree, whose cards are the first; may be empty. */
  readonly note: readonly NoteLine[];
  /** The name and address of the site. */
  readonly mark: string;
}

const EDGE = 48;
const GAP = 22;
const FOOT = 62;
const STRIP = 150;

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

/** Places of the cards, and of the note where there is room for it. */
interface Layout {
  readonly cards: readonly Box[];
  readonly note: Box | undefined;
}

/** Divides a tall picture into rows of one card or two, with the note as a strip behind the first two cards. */
function layTall(room: Box, count: number, hasNote: boolean): Layout {
  const columns = count <= 4 ? 1 : 2;
  const rows = Math.ceil(count / columns);
  const strip = hasNote ? STRIP + GAP : 0;
  const width = (room.width - (columns - 1) * GAP) / columns;
  const height = (room.height - strip - (rows - 1) * GAP) / rows;
  const cards = Array.from({ length: count }, (_, at): Box => {
    const row = Math.floor(at / columns);
    const left = room.left + (at % columns) * (width + GAP);
    const top = room.top + row * (height + GAP) + (row > 0 ? strip : 0);
    return { left, top, width, height };
  });
  const top = room.top + height + GAP;
  const note = hasNote
    ? { left: room.left + 40, top: top - 6, width: room.width - 80, height: STRIP + 12 }
    : undefined;
  return { cards, note };
}

/** Divides a wide picture into rows: of the two who disagree with their note between them, and of the others. */
function layWide(room: Box, count: number, hasNote: boolean): Layout {
  const places = count + (hasNote ? 1 : 0);
  const isOneRow = places <= 4;
  const inFirst = isOneRow ? places : hasNote ? 3 : Math.ceil(places / 2);
  const isUneven = hasNote && places - inFirst > 3;
  const share = isOneRow ? 1 : isUneven ? 0.54 : 0.5;
  const firstHeight = isOneRow ? room.height : (room.height - GAP) * share;
  const boxes = Array.from({ length: places }, (_, at): Box => {
    const isFirst = at < inFirst;
    const columns = isFirst ? inFirst : places - inFirst;
    const width = (room.width - (columns - 1) * GAP) / columns;
    return {
      left: room.left + (isFirst ? at : at - inFirst) * (width + GAP),
      top: room.top + (isFirst ? 0 : firstHeight + GAP),
      ...{ width, height: isFirst ? firstHeight : room.height - firstHeight - GAP },
    };
  });
  const note = hasNote ? boxes[1] : undefined;
  return {
    cards: boxes.filter((box) => box !== note),
    note: note && { ...note, left: note.left - 10, width: note.width + 20 },
  };
}

async function withFace<T extends { readonly face: string }>(line: T): Promise<Pictured<T>> {
  return { ...line, facePicture: line.face === '' ? undefined : await fetchPicture(line.face) };
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
    picture.cards.map(async (card) => ({
      ...(await withFace(card)),
      coverPicture: await fetchPicture(card.cover),
    })),
  );
  const note = await Promise.all(picture.note.map(withFace));
  drawWood(context, width, height);
  const isTall = height > width;
  const line = { left: EDGE, width: width - 2 * EDGE, lang, most: 1 };
  context.fillStyle = colors.amber;
  drawLines(context, title, { ...line, top: 32, weight: 800, size: 54, lineHeight: 62 });
  // Behind the title, or below it where that would be narrow.
  const beside = isTall ? 0 : context.measureText(title).width + 36;
  context.fillStyle = colors.onNight;
  drawLines(context, answers, {
    ...{ ...line, left: EDGE + beside, width: line.width - beside },
    ...{ top: isTall ? 104 : 54, weight: 500, size: 28, lineHeight: 36 },
  });
  const top = isTall ? 162 : 116;
  const room = { left: EDGE, top, width: line.width, height: height - top - FOOT };
  const layout = (isTall ? layTall : layWide)(room, cards.length, note.length > 0);
  cards.forEach((card, at) => {
    const box = layout.cards[at];
    if (box) drawCard(context, card, box, lang);
  });
  if (layout.note) drawNote(context, note, layout.note, lang);
  context.fillStyle = colors.nightMuted;
  drawLines(context, mark, { ...line, top: height - 46, weight: 500, size: 24, lineHeight: 30 });
  return toPng(canvas);
}
