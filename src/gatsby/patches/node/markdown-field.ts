import path from 'node:path';
import type { Root } from 'hast';
import * as z from 'zod/mini';
import { DEFAULT_LOCALE, isLocale } from '../../../config/locales';
import { toSpoilers } from '../../../markdown/spoilers';
import { renderTree } from '../../../markdown/markdown';
import {
  intoSections,
  numberHeadings,
  pictureAddresses,
  placePictures,
  type ResponsivePicture,
} from '../../node/schema/hast-transforms';

/** The part of Gatsby's resolver context that is used here. It notes which nodes a page depends on. */
interface Context {
  readonly nodeModel: {
    findOne(args: {
      type: string;
      query: { filter: Record<string, { eq: string }> };
    }): Promise<object | null>;
    getNodesByIds(args: { ids: string[]; type: string }): (object | null)[];
  };
}

interface Field<T> {
  resolve(source: object, args: object, context: Context, info: Info): Promise<T>;
}

/** Fields of plugins, resolved here as a query would. */
interface Info {
  readonly schema: {
    getType(name: 'MarkdownRemark'): { getFields(): { readonly htmlAst?: Field<Root> } };
    getType(name: 'ImageSharp'): { getFields(): { readonly gatsbyImageData?: Field<unknown> } };
  };
}

const markdownSchema = z.object({ fileAbsolutePath: z.string(), rawMarkdownBody: z.string() });
const fileSchema = z.object({ children: z.array(z.string()) });

/** What `gatsbyImageData` gives; width and height of a fluid picture are a ratio only. */
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

/** As a query would give them; names of enumerations are their values here. */
const PICTURE_OPTIONS = {
  layout: 'fullWidth',
  placeholder: 'dominantColor',
  formats: ['webp', 'avif'],
  breakpoints: [560, WIDTH],
} as const;

/** The field of a plugin. @throws Error when the plugin does not add it */
function must<T>(field: Field<T> | undefined, name: string): Field<T> {
  if (!field) throw new Error(`The schema has no field ${name}`);
  return field;
}

async function pictureAt(file: string, context: Context, info: Info): Promise<ResponsivePicture> {
  const query = { filter: { absolutePath: { eq: file } } };
  const node = await context.nodeModel.findOne({ type: 'File', query });
  if (node === null) throw new Error(`${file} is no picture that the site knows`);
  const ids = fileSchema.parse(node).children;
  const [image] = context.nodeModel.getNodesByIds({ ids, type: 'ImageSharp' });
  if (!image) throw new Error(`${file} is no picture that can be encoded`);
  const { gatsbyImageData } = info.schema.getType('ImageSharp').getFields();
  const field = must(gatsbyImageData, 'ImageSharp.gatsbyImageData');
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

function isOurs(address: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address);
}

/** The pictures that a text names by their place in the repository, encoded. */
async function picturesOf(tree: Root, folder: string, context: Context, info: Info) {
  return new Map(
    await Promise.all(
      pictureAddresses(tree)
        .filter(isOurs)
        .map(async (address): Promise<[string, ResponsivePicture]> => {
          const file = path.posix.join(folder, decodeURI(address));
          return [address, await pictureAt(file, context, info)];
        }),
    ),
  );
}

/**
 * `MarkdownRemark.safeHtml`: one of our own texts as sanitised HTML, with encoded pictures and addresses
 * for its headings; about us also parted into sections. Builds on the plugin's own `htmlAst`, which lets
 * scripts through.
 */
export async function safeHtml(
  source: object,
  _: unknown,
  context: Context,
  info: Info,
): Promise<string> {
  const { fileAbsolutePath, rawMarkdownBody } = markdownSchema.parse(source);
  const folder = path.posix.dirname(fileAbsolutePath);
  const { htmlAst } = info.schema.getType('MarkdownRemark').getFields();
  const field = must(htmlAst, 'MarkdownRemark.htmlAst');
  return renderTree(await field.resolve(source, {}, context, info), async (tree) => {
    placePictures(tree, await picturesOf(tree, folder, context, info));
    numberHeadings(tree);
    const name = path.posix.basename(fileAbsolutePath, '.md');
    toSpoilers(tree, rawMarkdownBody, isLocale(name) ? name : DEFAULT_LOCALE);
    if (path.posix.basename(folder) === 'about') intoSections(tree);
  });
}
