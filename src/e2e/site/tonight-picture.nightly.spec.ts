import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { LOCALES } from '../../config/locales';
import { filterFileAddress, filterFileSchema } from '../../contract/library-filter';
import { tonightWordsAddress, tonightWordsSchema } from '../../contract/tonight-words';
import { href } from '../../routes';
import { watchProblems } from '../page-monitor';

// Where words are broken is a matter of unit tests; here it is the fonts and sizes of a real canvas.

/** Names that are longer than a line, with places to break them and without. */
const LONG = {
  zh: '长夜里不肯熄灭的第十九盏灯与一只数不清楼层的猫以及它的三百张明信片',
  en: 'The Unabridged Almanack of Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  ja: 'エターナルファンタズマゴリアクロニクルリヴァイアサンと十九番目の灯の物語',
} as const;

const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const drawnSchema = z.array(
  z.object({ text: z.string(), box: boxSchema, papers: z.array(boxSchema) }),
);

/** Lets the page note each text that it draws, with the cards and notes that were drawn before it. */
function watchTexts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const drawn: object[] = [];
    const papers: number[][] = [];
    const { prototype } = CanvasRenderingContext2D;
    const { fillText, roundRect } = prototype;
    prototype.roundRect = function note(...place) {
      // Of what has such corners, all is paper.
      if (place[4] === 16) papers.push(place.slice(0, 4).map(Number));
      roundRect.apply(this, place);
    };
    prototype.fillText = function note(text, left, top) {
      const size = Number(/(\d+)px/.exec(this.font)?.[1]);
      const box = [left, top, this.measureText(text).width, size];
      drawn.push({ text, box, papers: [...papers] });
      fillText.call(this, text, left, top);
    };
    Object.assign(window, {
      takeDrawn: () => {
        papers.length = 0;
        return drawn.splice(0);
      },
    });
  });
}

type Box = z.infer<typeof boxSchema>;

function isWithin([left, top, width, height]: Box, [x, y, room, high]: Box): boolean {
  return left >= x && top >= y && left + width <= x + room && top + height <= y + high;
}

/** Draws a picture, and fails where it is not a PNG of its size or a text goes beyond its card or the picture. */
async function expectPicture(page: Page, button: string, size: readonly [number, number]) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const bytes = readFileSync(await (await saving).path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(size);
  const drawn = drawnSchema.parse(await page.evaluate('takeDrawn()'));
  expect(drawn.length).toBeGreaterThan(5);
  const beyond = drawn.filter(({ box, papers }) => {
    const [left, top] = box;
    const on = papers.findLast((paper) => isWithin([left, top, 0, 0], paper));
    return !isWithin(box, on ?? [0, 0, ...size]);
  });
  expect(beyond.map(({ text, box }) => [text, box])).toEqual([]);
}

/** The buttons for both shapes. */
const BUTTONS = {
  zh: ['竖图', '横图'],
  en: ['Tall picture', 'Wide picture'],
  ja: ['縦長の画像', '横長の画像'],
} as const;

for (const locale of LOCALES) {
  test(`a picture of the table keeps long names within their cards, many and few, ${locale}`, async ({
    page,
  }) => {
    const check = watchProblems(page);
    await watchTexts(page);
    await page.route(`**${filterFileAddress(locale, 'listed', 'all', 1)}`, async (route) => {
      const file = filterFileSchema.parse(await (await route.fetch()).json());
      await route.fulfill({
        json: { ...file, games: file.games.map((each) => ({ ...each, name: LONG[locale] })) },
      });
    });
    await page.route(`**${tonightWordsAddress(locale)}`, async (route) => {
      const words = tonightWordsSchema.parse(await (await route.fetch()).json());
      const partners = words.partners.map((each) => ({ ...each, name: LONG[locale] }));
      await route.fulfill({ json: { ...words, partners } });
    });
    const table = href('tonight', {}, { locale, variant: 'pc' });
    const [tall, wide] = BUTTONS[locale];
    await page.goto(`${table}#any.any.any.3`);
    await expect(page).toHaveURL(/\.3\//);
    await expectPicture(page, tall, [1080, 1350]);
    await expectPicture(page, wide, [1200, 630]);
    const [head = '', ...cards] = new URL(page.url()).hash.split('/');
    await page.goto(`${table}${[head, ...cards.slice(0, 3)].join('/')}`);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expectPicture(page, tall, [1080, 1350]);
    await expectPicture(page, wide, [1200, 630]);
    check();
  });
}
