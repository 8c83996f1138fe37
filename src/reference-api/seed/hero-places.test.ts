import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readSample } from './read-sample';

const placesSchema = z.record(
  z.string(),
  z.object({ things: z.array(z.object({ game: z.string() })) }),
);

test('every place in the key art leads to a game of the sample library', () => {
  const file = join(__dirname, '../../../content/art/hero-places.json');
  const pictures = Object.values(z.parse(placesSchema, JSON.parse(readFileSync(file, 'utf8'))));
  const things = pictures.flatMap((picture) => picture.things);
  const ids = readSample(join(__dirname, '../sample')).games.map(({ id }) => id);
  expect(things.filter(({ game }) => !ids.includes(game))).toEqual([]);
});
