import { drawSceneFrame, type SceneFrame } from './scene-frame';

const [WIDTH, HEIGHT] = [1080, 1350];
/** Room for words between the film's edges. */
const [LEFT, RIGHT] = [136, 944];

const frame: SceneFrame = {
  picture: undefined,
  title: '灯塔',
  words: '门开了。',
  partner: '灵犀',
  day: '11 月 21 日',
  mark: '游伴 · AI 生成',
  lang: 'zh-CN',
};

interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly width: number;
}

/** A drawing surface on which a character is as wide as its font is high, and half of that in Latin letters. */
class TestContext {
  font = '';
  textBaseline = '';
  fillStyle: unknown = '';
  readonly written: Written[] = [];
  readonly fills: (readonly [style: unknown, ...place: number[]])[] = [];
  readonly holes: number[][] = [];
  readonly pictures: unknown[][] = [];

  measureText(text: string): { readonly width: number } {
    const size = Number(/(\d+)px/.exec(this.font)?.[1]);
    const widths = Array.from(text, (sign) => (sign < '\u2e80' ? size / 2 : size));
    return { width: widths.reduce((sum, width) => sum + width, 0) };
  }

  fillText(text: string, x: number, y: number): void {
    this.written.push({ text, x, y, font: this.font, width: this.measureText(text).width });
  }

  createLinearGradient(...line: number[]) {
    const stops: [number, string][] = [];
    return { line, stops, addColorStop: (at: number, color: string) => stops.push([at, color]) };
  }

  fillRect(...place: number[]): void {
    this.fills.push([this.fillStyle, ...place]);
  }

  roundRect(...place: number[]): void {
    this.holes.push(place);
  }

  drawImage(...place: unknown[]): void {
    this.pictures.push(place);
  }

  readonly beginPath = jest.fn();
  readonly fill = jest.fn();
}

let context: TestContext;
let blob: Blob | null;
beforeEach(() => {
  context = new TestContext();
  blob = new Blob(['x'], { type: 'image/png' });
  const canvas = HTMLCanvasElement.prototype;
  Reflect.set(canvas, 'getContext', () => context);
  Reflect.set(canvas, 'toBlob', (give: (made: Blob | null) => void) => give(blob));
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

/** The lines of a frame between two heights. */
function linesBetween(top: number, bottom: number): string[] {
  return context.written.flatMap(({ text, y }) => (y >= top && y < bottom ? [text] : []));
}

test('a frame is a strip of film with title, last words, who said them when, and that an AI did', async () => {
  expect(await drawSceneFrame(frame)).toBe(blob);
  expect(context.fills).toEqual([
    [expect.objectContaining({ line: [0, 0, 0, HEIGHT] }), 0, 0, WIDTH, HEIGHT],
  ]);
  expect(context.holes).toHaveLength(30);
  expect(context.fill).toHaveBeenCalledTimes(30);
  for (const [left = 0, top = 0, width = 0, height = 0] of context.holes) {
    expect(left > 0 && left + width < WIDTH && (left + width < 92 || left > WIDTH - 92)).toBe(true);
    expect(top > 0 && top + height < HEIGHT).toBe(true);
  }
  expect(context.textBaseline).toBe('top');
  expect(context.pictures).toEqual([]);
  expect(context.written.map(({ text, x, y }) => [text, x, y])).toEqual([
    ['灯塔', LEFT, 450],
    ['门开了。', LEFT, 550],
    ['灵犀 · 11 月 21 日', LEFT, 1218],
    ['游伴 · AI 生成', LEFT, 1266],
  ]);
  expect(context.written.map(({ font }) => font.split(' ').slice(0, 2).join(' '))).toEqual([
    ...['800 60px', '400 42px', '500 30px', '400 26px'],
  ]);
});

test.each([
  ['en', 'The wall is only a wall on the side that you are looking at. '],
  ['zh-CN', '墙只有在你看着的那一面才是墙，不是吗？'],
])(
  'words in %s are broken into lines that fit, as many as there is room for',
  async (lang, sentence) => {
    await drawSceneFrame({
      ...frame,
      lang,
      title: sentence.repeat(5),
      words: sentence.repeat(3).trim(),
    });
    for (const { width, x, text } of context.written) {
      // A mark may stand beyond the edge rather than at the beginning of a line.
      expect(x + width).toBeLessThanOrEqual(RIGHT + 60);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/^[.,，？]/);
    }
    const titles = linesBetween(450, 602);
    expect(titles).toHaveLength(2);
    expect(titles[0]).not.toMatch(/…$/);
    expect(titles[1]).toMatch(/…$/);
    const words = linesBetween(626, 1218);
    expect(words.join(lang === 'en' ? ' ' : '')).toBe(sentence.repeat(3).trim());
    expect(words.length).toBeGreaterThan(2);
    context.written.length = 0;
    await drawSceneFrame({ ...frame, lang, words: sentence.repeat(50) });
    const all = linesBetween(550, 1218);
    expect(all).toHaveLength(10);
    expect(all.filter((line) => line.endsWith('…'))).toEqual([all.at(-1)]);
  },
);

test('a word that is wider than a line is cut where the line ends', async () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  await drawSceneFrame({ ...frame, lang: 'en', words: `On ${word}, at last.` });
  const lines = linesBetween(550, 1218);
  expect(lines).toHaveLength(3);
  expect(lines.join('')).toBe(`On${word}, at last.`);
  for (const { width, x } of context.written) expect(x + width).toBeLessThanOrEqual(RIGHT);
});

test('what is not known leaves no trace', async () => {
  await drawSceneFrame({ ...frame, title: '', words: ' ', day: '' });
  expect(context.written.map(({ text }) => text)).toEqual(['灵犀', '游伴 · AI 生成']);
});

test.each([
  ['wide', 4000, 1000],
  ['high', 500, 3000],
])('a %s picture fills its place above the words, cut in its middle', async (_, width, height) => {
  const picture = { width, height };
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('x')));
  Reflect.set(globalThis, 'createImageBitmap', () => Promise.resolve(picture));
  await drawSceneFrame({ ...frame, picture: '/cover.webp' });
  const [[image, left, top, cutWidth, cutHeight, ...place] = []] = context.pictures;
  expect([image, place]).toEqual([picture, [92, 0, 896, 760]]);
  expect(Number(cutWidth) / Number(cutHeight)).toBeCloseTo(896 / 760);
  expect(Number(cutWidth) === width || Number(cutHeight) === height).toBe(true);
  expect(2 * Number(left) + Number(cutWidth)).toBeCloseTo(width);
  expect(2 * Number(top) + Number(cutHeight)).toBeCloseTo(height);
  expect(context.written[0]).toMatchObject({ text: '灯塔', y: 808 });
});

test('a picture that does not come is done without', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no'));
  await drawSceneFrame({ ...frame, picture: '/cover.webp' });
  expect(context.written[0]).toMatchObject({ text: '灯塔', y: 450 });
});

test('a browser that cannot draw, or makes no file, is told of', async () => {
  blob = null;
  await expect(drawSceneFrame(frame)).rejects.toThrow('could not be made a file');
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => null);
  await expect(drawSceneFrame(frame)).rejects.toThrow('No canvas');
});
