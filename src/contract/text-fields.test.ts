import fc from 'fast-check';
import * as z from 'zod/mini';
import { valueAt, withValueAt } from '../testing/value-at';
import { issueLines } from './issues';
import * as library from './library';
import * as partners from './partners';
import { hostileItem, textPlaces } from './testing/hostile-items';
import { BLANK, UNFIT } from './testing/hostile-texts';

const { gameSummarySchema, gameDetailSchema, roleSummarySchema, roleDetailSchema } = library;
const { activitySchema, bannerSchema } = library;
const { characterSchema, figureSchema, sceneSchema, questSchema } = partners;

const items = {
  ...{ gameSummarySchema, gameDetailSchema, roleSummarySchema, roleDetailSchema },
  ...{ activitySchema, bannerSchema, characterSchema, figureSchema, sceneSchema, questSchema },
};

const places = Object.entries(items).flatMap(([name, schema]) =>
  textPlaces(schema).map((place) => [name, place, schema] as const),
);

const anyObject = z.looseObject({});

/** A sound item with a text at a place. */
function itemWith(place: string, schema: z.ZodMiniType): z.output<typeof anyObject> {
  const sound = hostileItem(schema, { texts: fc.constant('字') }).filter(
    (item) => valueAt(item, place) !== undefined && schema.safeParse(item).success,
  );
  return anyObject.parse(fc.sample(sound, { numRuns: 1, seed: 1 })[0]);
}

function linesOf(schema: z.ZodMiniType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error ? issueLines(error, 'item') : [];
}

test.each(places)('%s: %s refuses what is no text', (_, place, schema) => {
  const item = itemWith(place, schema);
  for (const unfit of UNFIT) {
    expect(linesOf(schema, withValueAt(item, place, `字${unfit}`))).toEqual([
      expect.stringMatching(/: expected a text, but its character 2 is (half of a|a) character/),
    ]);
    expect(linesOf(schema, withValueAt(item, place, unfit))[0]).toMatch(`${place}: expected`);
  }
});

test.each(places)('%s: %s is empty, left out or refused where nothing is seen', (...row) => {
  const [, place, schema] = row;
  const item = itemWith(place, schema);
  for (const blank of BLANK) {
    const blanked = withValueAt(item, place, blank);
    const [fault] = linesOf(schema, blanked);
    const isTag = /(?:tags|platforms)\.0$/.test(place);
    if (fault !== undefined)
      expect(fault).toBe(`${place}: expected a text of which something is seen`);
    else if (isTag) expect([undefined, '字']).toContain(valueAt(schema.parse(blanked), place));
    else expect(valueAt(schema.parse(blanked), place)).toBe('');
  }
});
