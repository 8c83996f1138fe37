import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readSample } from './read-sample';

const ART = join(__dirname, '../../../content/art');

const fractionSchema = z.number().check(z.minimum(0), z.maximum(1));
/** Where the things in a picture are that stand for games, in fractions of its width and height. */
const placesSchema = z.record(
  z.string(),
  z.array(
    z.strictObject({
      thing: z.string(),
      game: z.string(),
      x: fractionSchema,
      y: fractionSchema,
      width: fractionSchema,
      height: fractionSchema,
    }),
  ),
);

const text = readFileSync(join(ART, 'hero-places.json'), 'utf8');
const pictures = z.parse(placesSchema, JSON.parse(text));
const places = Object.values(pictures).flat();

test('the places in the key art belong to pictures that are there', () => {
  expect(Object.keys(pictures)).toEqual(['hero', 'hero-m']);
  for (const name of Object.keys(pictures)) {
    expect([name, existsSync(join(ART, `${name}.webp`))]).toEqual([name, true]);
  }
});

test('every place leads to a game of the sample library', () => {
  const { games } = readSample(join(__dirname, '../sample'));
  const ids = games.map(({ id }) => id);
  expect(places.map(({ game }) => game).filter((id) => !ids.includes(id))).toEqual([]);
});

test('every place lies within its picture', () => {
  const isOutside = ({ x, y, width, height }: (typeof places)[number]): boolean =>
    width === 0 || height === 0 || x + width > 1 || y + height > 1;
  expect(places.filter(isOutside)).toEqual([]);
});
