import type { Root } from 'hast';
import * as z from 'zod/mini';

/** The part of Gatsby's resolver context that is used here. It notes which nodes a page depends on. */
export interface ResolverContext {
  readonly nodeModel: {
    findOne(args: {
      type: string;
      query: { filter: Record<string, { eq: string }> };
    }): Promise<object | null>;
    getNodesByIds(args: { ids: string[]; type: string }): (object | null)[];
  };
}

/** A field of a plugin. */
export interface Field<T> {
  resolve(source: object, args: object, context: ResolverContext, info: SchemaInfo): Promise<T>;
}

/** The part of a resolver's `info` through which fields of plugins are resolved as a query would. */
export interface SchemaInfo {
  readonly schema: {
    getType(name: 'MarkdownRemark' | 'ImageSharp'): {
      getFields(): {
        readonly htmlAst?: Field<Root>;
        readonly gatsbyImageData?: Field<unknown>;
      };
    };
  };
}

/** A picture of ours in every format and width that it is encoded in. */
export interface ResponsivePicture {
  readonly src: string;
  readonly srcSet: string;
  /** `srcset` by content type, of formats that a browser may prefer. */
  readonly better: readonly { readonly type: string; readonly srcSet: string }[];
  readonly width: number;
  readonly height: number;
  /** Shown until the picture is there. */
  readonly color: string;
}

const fileSchema = z.object({ children: z.array(z.string()) });

/** Result of `gatsbyImageData`; width and height of a fluid picture are a ratio only. */
const imageDataSchema = z.object({
  backgroundColor: z.string(),
  width: z.number(),
  height: z.number(),
  images: z.object({
    fallback: z.object({ src: z.string(), srcSet: z.string() }),
    sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
  }),
});

/** The widest that a picture of ours is encoded, in pixels. */
const WIDTH = 1120;

/** Arguments as a query would give them; names of enumerations are their values here. */
const PICTURE_OPTIONS = {
  layout: 'fullWidth',
  placeholder: 'dominantColor',
  formats: ['webp', 'avif'],
  breakpoints: [560, WIDTH],
} as const;

/** Returns the field of a plugin. @throws Error when the plugin does not add it */
function requireField<T>(field: Field<T> | undefined, name: string): Field<T> {
  if (!field) throw new Error(`The schema has no field ${name}`);
  return field;
}

/** Resolves the field `htmlAst` of gatsby-transformer-remark, which lets scripts through. */
export function markdownTree(
  source: object,
  context: ResolverContext,
  info: SchemaInfo,
): Promise<Root> {
  const { htmlAst } = info.schema.getType('MarkdownRemark').getFields();
  return requireField(htmlAst, 'MarkdownRemark.htmlAst').resolve(source, {}, context, info);
}

/**
 * Encodes a picture of the repository through the field `gatsbyImageData` of gatsby-transformer-sharp.
 * @param file absolute
 */
export async function encodedPicture(
  file: string,
  context: ResolverContext,
  info: SchemaInfo,
): Promise<ResponsivePicture> {
  const query = { filter: { absolutePath: { eq: file } } };
  const node = await context.nodeModel.findOne({ type: 'File', query });
  if (node === null) throw new Error(`${file} is no picture that the site knows`);
  const ids = fileSchema.parse(node).children;
  const [image] = context.nodeModel.getNodesByIds({ ids, type: 'ImageSharp' });
  if (!image) throw new Error(`${file} is no picture that can be encoded`);
  const { gatsbyImageData } = info.schema.getType('ImageSharp').getFields();
  const field = requireField(gatsbyImageData, 'ImageSharp.gatsbyImageData');
  const data = imageDataSchema.parse(
    await field.resolve(image, { ...PICTURE_OPTIONS }, context, info),
  );
  const { fallback, sources } = data.images;
  return {
    ...fallback,
    better: sources,
    width: WIDTH,
    height: Math.round((WIDTH * data.height) / data.width),
    color: data.backgroundColor,
  };
}
