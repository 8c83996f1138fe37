import * as z from 'zod/mini';
import { endpoints, type EndpointName } from '../../contract';
import * as library from '../../contract/library';
import * as partners from '../../contract/partners';
import * as users from '../../contract/users';

/** What is asked for of an object; a field without a selection comes whole, as it is. */
export interface Selection {
  /** The `__typename` of the object. */
  readonly typeName: string;
  readonly fields: ReadonlyMap<string, Selection | undefined>;
}

/** Schemas of things that the cache knows by their id; a summary and its detail are one thing. */
const entities = new Map<z.core.$ZodType, string>([
  [library.gameSummarySchema, 'Game'],
  [library.gameDetailSchema, 'Game'],
  [library.roleSummarySchema, 'Role'],
  [library.roleDetailSchema, 'Role'],
  [library.searchHitSchema, 'SearchHit'],
  [library.bannerSchema, 'Banner'],
  [library.activitySchema, 'Activity'],
  [partners.characterSchema, 'Character'],
  [partners.figureSchema, 'Figure'],
  [partners.sceneSchema, 'Scene'],
  [partners.questSchema, 'Quest'],
  [partners.messageSchema, 'Message'],
  [users.userSchema, 'User'],
]);

/** The schema of one value behind what makes it optional or many. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) {
    return unwrap(schema._zod.def.innerType);
  }
  return schema instanceof z.ZodMiniArray ? unwrap(schema._zod.def.element) : schema;
}

/** Selects an object's fields; undefined for what has none that are known, such as a loose object. */
function select(schema: z.core.$ZodType, typeName: string): Selection | undefined {
  if (!(schema instanceof z.ZodMiniObject) || schema._zod.def.catchall) return undefined;
  const fields = Object.entries<z.core.$ZodType>(schema._zod.def.shape);
  if (fields.length === 0) return undefined;
  return { typeName, fields: new Map(fields.map(([name, field]) => [name, selectEntity(field)])) };
}

/** Only entities are taken apart further: what belongs to one is kept with it, whole. */
function selectEntity(schema: z.core.$ZodType): Selection | undefined {
  const inner = unwrap(schema);
  const typeName = entities.get(inner);
  return typeName === undefined ? undefined : select(inner, typeName);
}

/** All that an endpoint's payload holds, as the contract describes it. */
export function selectionOf(name: EndpointName): Selection | undefined {
  const { payload } = endpoints[name];
  return selectEntity(payload) ?? select(payload, name);
}
