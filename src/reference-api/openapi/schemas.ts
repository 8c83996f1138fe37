import * as z from 'zod/mini';

export type JsonSchema = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toJson(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Unknown fields are ignored on both sides (contract, "Conventions"), so none is forbidden.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return json;
}

/** Describes the payload of an endpoint. */
export function payloadJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return toJson(schema, 'output');
}

function requiredOf(json: Record<string, unknown>): unknown[] {
  return Array.isArray(json.required) ? json.required : [];
}

/**
 * Describes the input of an endpoint: the types that it works with (a number, also where text is accepted for it); only
 * fields without a default are required.
 */
export function inputJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return {
    ...toJson(schema, 'output'),
    required: requiredOf(toJson(schema, 'input')),
  };
}

interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: unknown;
}

/** The fields of an input, for an endpoint that takes them in the query. */
export function fieldsOf(schema: z.ZodMiniType): Field[] {
  const { properties, required } = inputJsonSchema(schema);
  if (!isRecord(properties)) return [];
  return Object.entries(properties).map(([name, field]) => ({
    name,
    required: Array.isArray(required) && required.includes(name),
    schema: field,
  }));
}
