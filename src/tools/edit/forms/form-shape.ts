import * as z from 'zod/mini';

/** A part of a file as a form shows it; it follows from what the build demands of the file. */
export type Shape =
  | { readonly kind: 'text'; readonly longest?: number | undefined }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'object'; readonly fields: readonly ShapeField[] }
  | {
      readonly kind: 'list';
      readonly item: Shape;
      readonly least?: number | undefined;
      readonly most?: number | undefined;
    }
  /** Values by ids, which a form shows as a list: an editor adds to it and deletes from it. */
  | { readonly kind: 'map'; readonly value: Shape }
  /** One of several kinds of values; each is known by its only word, or by its first field. */
  | { readonly kind: 'one of'; readonly types: readonly ShapeType[] };

export interface ShapeField {
  readonly name: string;
  readonly shape: Shape;
  readonly isRequired: boolean;
}

export interface ShapeType {
  readonly name: string;
  /** Fields of the value; a word alone has none. */
  readonly fields?: readonly ShapeField[] | undefined;
}

/** Part of JSON Schema that our schemas need. */
const nodeSchema = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  maxLength: z.optional(z.number()),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), nodeSchema));
  },
  get additionalProperties() {
    return z.optional(z.union([z.boolean(), nodeSchema]));
  },
  get items() {
    return z.optional(nodeSchema);
  },
  get anyOf() {
    return z.optional(z.array(nodeSchema));
  },
});

type SchemaNode = z.infer<typeof nodeSchema>;

function fieldsOf({ properties = {}, required = [] }: SchemaNode): readonly ShapeField[] {
  return Object.entries(properties).map(([name, node]) => ({
    name,
    shape: shapeOfNode(node),
    isRequired: required.includes(name),
  }));
}

function typesOf(node: SchemaNode): readonly ShapeType[] {
  if (node.enum) return node.enum.map((name) => ({ name }));
  const fields = fieldsOf(node);
  return [{ name: fields[0]?.name ?? '', fields }];
}

function shapeOfNode(node: SchemaNode): Shape {
  if (node.anyOf) return { kind: 'one of', types: node.anyOf.flatMap(typesOf) };
  if (node.enum) return { kind: 'choice', values: node.enum };
  if (node.items) {
    const { minItems, maxItems } = node;
    return { kind: 'list', item: shapeOfNode(node.items), least: minItems, most: maxItems };
  }
  if (node.properties) return { kind: 'object', fields: fieldsOf(node) };
  if (typeof node.additionalProperties === 'object') {
    return { kind: 'map', value: shapeOfNode(node.additionalProperties) };
  }
  return { kind: 'text', longest: node.maxLength };
}

/** Makes the shape of a form out of the schema that the build reads the file with. */
export function shapeOf(schema: z.ZodMiniType): Shape {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return shapeOfNode(nodeSchema.parse(json));
}
