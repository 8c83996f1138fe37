import { drawLines, toPng } from '../../../platform/canvas';
import { fetchPicture } from '../../../platform/network/fetch-picture';
import { light } from '../../../theme/schemes';

/** Colours of grounds that are dark in both schemes. */
const colors = { ...light, hole: 'rgb(211 203 238 / 55%)' };

/** Size of the picture, in pixels: four by five, as most places for pictures of people show it. */
const [WIDTH, HEIGHT] = [1080, 1350];
/** The film's edges with their holes, at both sides. */
const EDGE = 92;
const [HOLE_WIDTH, HOLE_HEIGHT, HOLES] = [36, 46, 15];
const TEXT_X = EDGE + 44;
const TEXT_WIDTH = WIDTH - 2 * TEXT_X;
const PICTURE_WIDTH = WIDTH - 2 * EDGE;
const PICTURE_HEIGHT = 760;
/** Height at which the foot begins. */
const FOOT_TOP = HEIGHT - 132;
const WORDS_LINE = 64;

/** Contents of a frame, in the language of the page. */
export interface SceneFrame {
  /** Address of the scene's picture; without one the frame is of words alone. */
  readonly picture: string | undefined;
  readonly title: string;
  /** Last words of the partner. */
  readonly words: string;
  readonly partner: string;
  readonly day: string;
  /** The name of the site, and that an AI has said the words. */
  readonly mark: string;
  /** Language tag, which decides how characters are drawn and lines broken. */
  readonly lang: string;
}

function drawFilm(context: CanvasRenderingContext2D): void {
  const ground = context.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, colors.nightDeep);
  ground.addColorStop(1, colors.night);
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colors.hole;
  const step = HEIGHT / HOLES;
  for (let index = 0; index < HOLES; index += 1) {
    const top = step * (index + 0.5) - HOLE_HEIGHT / 2;
    for (const left of [(EDGE - HOLE_WIDTH) / 2, WIDTH - (EDGE + HOLE_WIDTH) / 2]) {
      context.beginPath();
      context.roundRect(left, top, HOLE_WIDTH, HOLE_HEIGHT, 9);
      context.fill();
    }
  }
}

/** Draws a picture as large as it must be to fill its place, and cuts off the rest. */
function drawPicture(context: CanvasRenderingContext2D, picture: ImageBitmap): void {
  const scale = Math.max(PICTURE_WIDTH / picture.width, PICTURE_HEIGHT / picture.height);
  const [width, height] = [PICTURE_WIDTH / scale, PICTURE_HEIGHT / scale];
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
  context.drawImage(picture, left, top, width, height, EDGE, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
}

function drawTexts(context: CanvasRenderingContext2D, frame: SceneFrame, from: number): void {
  const { title, words, partner, day, mark, lang } = frame;
  const line = { left: TEXT_X, width: TEXT_WIDTH, lang };
  context.fillStyle = colors.amber;
  const top = drawLines(context, title, {
    ...line,
    ...{ top: from, weight: 800, size: 60, lineHeight: 76, most: 2 },
  });
  context.fillStyle = colors.onNight;
  drawLines(context, words, {
    ...line,
    ...{ top: top + 24, weight: 400, size: 42, lineHeight: WORDS_LINE },
    most: Math.max(1, Math.floor((FOOT_TOP - top - 48) / WORDS_LINE)),
  });
  context.fillStyle = colors.nightMuted;
  const small = { ...line, lineHeight: 44, most: 1 };
  const who = [partner, day].filter((text) => text !== '').join(' · ');
  drawLines(context, who, { ...small, top: FOOT_TOP, weight: 500, size: 30 });
  drawLines(context, mark, { ...small, top: HEIGHT - 84, weight: 400, size: 26 });
}

/** Draws the frame of a scene on this device, as a PNG; rejects where the browser cannot. */
export async function drawSceneFrame(frame: SceneFrame): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw a frame on');
  const picture = frame.picture === undefined ? undefined : await fetchPicture(frame.picture);
  drawFilm(context);
  if (picture) drawPicture(context, picture);
  drawTexts(context, frame, picture ? PICTURE_HEIGHT + 48 : HEIGHT / 3);
  return toPng(canvas);
}
