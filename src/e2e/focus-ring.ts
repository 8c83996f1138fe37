import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readStop, RINGED, type FocusStop } from './focus-stop';
import { waitForTwoFrames } from './page-monitor';

/** Contrast that marks of controls have at least (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;
/** Room around an element in which its ring is drawn. */
const ROOM_PX = 8;
/** Pixels between the outer edges of the ring's tones, but for one. */
const REACH_PX = 4;
/** Sum over red, green and blue from which on a pixel counts as changed. */
const LEAST_CHANGE = 24;
/** Set on the document while the ring is taken away. */
const RING_OFF = 'data-ring-off';

/** Lets {@link measureRing} take the ring away, by a sheet that no policy blocks. A caret would blink between pictures. */
export async function prepareRings(page: Page): Promise<void> {
  await page.evaluate(
    ([off, ringed]) => {
      const sheet = new CSSStyleSheet();
      const selector = `[${off}] [${ringed}]`;
      sheet.replaceSync(
        `* { caret-color: transparent !important }
        ${selector}, ${selector}::after { outline: none !important; box-shadow: none !important }`,
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    [RING_OFF, RINGED] as const,
  );
}

interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function takePicture(page: Page, { seen }: FocusStop): Promise<Picture> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, Math.floor(seen.x) - ROOM_PX);
  const y = Math.max(0, Math.floor(seen.y) - ROOM_PX);
  const right = Math.min(size.width, Math.ceil(seen.x + seen.width) + ROOM_PX);
  const bottom = Math.min(size.height, Math.ceil(seen.y + seen.height) + ROOM_PX);
  const png = await page.screenshot({
    clip: { x, y, width: right - x, height: bottom - y },
    caret: 'initial',
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The relative luminance of each pixel (WCAG 2.2). */
function luminances({ data }: Picture): Float32Array {
  const linear = (at: number): number => {
    const share = (data[at] ?? 0) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return Float32Array.from(
    { length: data.length / 3 },
    (_, at) => 0.2126 * linear(at * 3) + 0.7152 * linear(at * 3 + 1) + 0.0722 * linear(at * 3 + 2),
  );
}

function isApart(one = 0, other = 0): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  return (high + 0.05) / (low + 0.05) >= LEAST_CONTRAST;
}

/**
 * Counts the pixels that the ring changes, and those of them that are seen: they are apart from what was there before, or
 * from the ring's other tone beside them.
 */
function countPixels(on: Picture, off: Picture): { changed: number; seen: number } {
  const [after, before] = [luminances(on), luminances(off)];
  const isChanged = Uint8Array.from(after, (_, at) => {
    const change = [0, 1, 2].map((channel) =>
      Math.abs((on.data[at * 3 + channel] ?? 0) - (off.data[at * 3 + channel] ?? 0)),
    );
    return change.reduce((sum, each) => sum + each) >= LEAST_CHANGE ? 1 : 0;
  });
  const isBesideOther = (at: number): boolean => {
    const [column, row] = [at % on.width, Math.floor(at / on.width)];
    for (let far = -REACH_PX; far <= REACH_PX; far += 1) {
      const isInRow = column + far >= 0 && column + far < on.width;
      const isInColumn = row + far >= 0 && row + far < on.height;
      const [inRow, inColumn] = [at + far, at + far * on.width];
      if (isInRow && isChanged[inRow] === 1 && isApart(after[at], after[inRow])) return true;
      if (isInColumn && isChanged[inColumn] === 1 && isApart(after[at], after[inColumn])) {
        return true;
      }
    }
    return false;
  };
  const count = { changed: 0, seen: 0 };
  for (const at of isChanged.keys()) {
    if (isChanged[at] !== 1) continue;
    count.changed += 1;
    if (isApart(after[at], before[at]) || isBesideOther(at)) count.seen += 1;
  }
  return count;
}

/** Waits until the pictures in the window are drawn: one that came between two pictures of a ring would count as part of it. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
    await Promise.allSettled(seen.map((image) => image.decode()));
  });
}

/**
 * Looks at the ring of what has the focus: pictures of it with and without, in which nothing else differs. Most of the ring
 * has to be seen, and as much of it as a line of two pixels along the element's edge (WCAG 2.2, 2.4.13).
 * @param number - of the stop that is looked at
 * @returns what is wrong with it, or nothing
 */
export async function measureRing(page: Page, number: number): Promise<string> {
  // What came into the window may have moved: parts of a page are laid out when they are seen.
  await waitForPictures(page);
  await waitForTwoFrames(page);
  const stop = await readStop(page, number);
  if (stop.fault !== '') return stop.fault;
  const on = await takePicture(page, stop);
  await page.evaluate((off) => document.documentElement.setAttribute(off, ''), RING_OFF);
  const off = await takePicture(page, stop);
  await page.evaluate((mark) => {
    document.documentElement.removeAttribute(mark);
  }, RING_OFF);
  const { changed, seen } = countPixels(on, off);
  if (changed === 0) return 'it has no ring';
  if (seen < changed / 2) {
    return `${String(seen)} of ${String(changed)} pixels of its ring have ${String(LEAST_CONTRAST)} : 1`;
  }
  return seen < 2 * stop.edgePx
    ? `its ring has ${String(seen)} pixels for an edge of ${stop.edgePx.toFixed()}`
    : '';
}
