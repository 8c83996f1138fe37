import fc from 'fast-check';
import * as z from 'zod/mini';
import { countSchema, dateSchema, formerIdsSchema, idSchema, timeSchema } from '../primitives';
import {
  essentialSchema,
  lineSchema,
  linkSchema,
  markdownSchema,
  nameSchema,
  pictureLineSchema,
  pictureSchema,
  plainTextSchema,
} from '../texts';
import { hostileText } from './hostile-texts';

type Schema = z.core.$ZodType;

/** Schemas of what a reader reads. */
const TEXTS: readonly Schema[] = [
  ...[lineSchema, nameSchema, plainTextSchema, markdownSchema, pictureLineSchema],
  essentialSchema,
];

/** Parts that items are made of. */
interface Parts {
  readonly texts?: fc.Arbitrary<string>;
  /** Ids of items that are there, which most ids are. */
  readonly ids?: readonly string[];
  /** Addresses of pictures that are there, which most addresses of pictures are. */
  readonly pictures?: readonly string[];
}

const anyId = fc.oneof(
  { weight: 9, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/) },
  // Words that the build itself uses.
  { weight: 1, arbitrary: fc.constantFrom('list', 'gamelist') },
);
const anyTime = fc
  .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
  .map((date) => date.toISOString());
const anyAddress = fc.oneof(
  hostileText,
  hostileText.map((path) => `https://cdn.example/${path}`),
);

function mostly<T>(values: readonly T[] = [], others: fc.Arbitrary<T>): fc.Arbitrary<T> {
  if (values.length === 0) return others;
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: others },
  );
}

function leaves({ texts = hostileText, ids, pictures }: Parts) {
  return new Map<Schema, fc.Arbitrary<unknown>>([
    ...TEXTS.map((schema) => [schema, texts] as const),
    [linkSchema, anyAddress],
    [pictureSchema, mostly(pictures, anyAddress)],
    [idSchema, mostly(ids, anyId)],
    [formerIdsSchema, fc.option(fc.array(anyId, { maxLength: 2 }), { nil: undefined })],
    [countSchema, fc.nat()],
    [timeSchema, anyTime],
    [dateSchema, anyTime.map((time) => time.slice(0, 10))],
  ]);
}

function shapeOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  return schema instanceof z.ZodMiniObject ? schema.shape : undefined;
}

function innerOf(schema: Schema): Schema | undefined {
  const isWrapped =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniCatch;
  return isWrapped ? schema.def.innerType : undefined;
}

function entryOf(schema: Schema): Schema | undefined {
  return schema instanceof z.ZodMiniArray ? schema.def.element : undefined;
}

/**
 * Makes values of what the contract names: every text hostile, and now and then a field that is something else. It
 * follows the schema, so that a field which the contract learns is thrown at the site from then on.
 * @throws Error for a kind of field that it has no values for
 */
export function hostileItem(schema: Schema, parts: Parts = {}): fc.Arbitrary<unknown> {
  const ends = leaves(parts);
  const spoilt = (value: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 300, arbitrary: value }, { weight: 1, arbitrary: fc.jsonValue() });
  const valuesOf = (part: Schema): fc.Arbitrary<unknown> => {
    const end = ends.get(part);
    if (end) return end;
    const inner = innerOf(part);
    if (inner) return fc.option(valuesOf(inner), { nil: undefined, freq: 4 });
    const entry = entryOf(part);
    if (entry) return fc.array(valuesOf(entry), { maxLength: 3 });
    const shape = shapeOf(part);
    if (shape) {
      const fields = Object.entries(shape).map(
        ([name, field]) => [name, spoilt(valuesOf(field))] as const,
      );
      return fc.record(Object.fromEntries(fields));
    }
    if (part instanceof z.ZodMiniNumber) return fc.integer({ min: 1, max: 6 });
    if (part instanceof z.ZodMiniBoolean) return fc.boolean();
    if (part instanceof z.ZodMiniEnum) return fc.constantFrom(...Object.values(part.def.entries));
    throw new Error(`There are no hostile values for a field of the type ${part._zod.def.type}`);
  };
  return valuesOf(schema);
}

/** The places of all texts of an item, such as `i18n.en.sections.0.title`: of each list, that of its first entry. */
export function textPlaces(schema: Schema, place: readonly string[] = []): string[] {
  if (TEXTS.includes(schema)) return [place.join('.')];
  // No text refuses an item where a faulty field counts as absent.
  if (schema instanceof z.ZodMiniCatch) return [];
  const inner = innerOf(schema);
  if (inner) return textPlaces(inner, place);
  const entry = entryOf(schema);
  if (entry) return textPlaces(entry, [...place, '0']);
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]) =>
    textPlaces(field, [...place, name]),
  );
}
