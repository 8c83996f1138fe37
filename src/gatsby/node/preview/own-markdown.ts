import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { FRONT_MATTER } from '../sources/front-matter';
import { safeHtml } from '../schema/safe-html';
import type { MarkdownFields, MarkdownNode } from '../../patches/node/markdown-fields';
import type { ResolverContext, SchemaInfo } from '../../patches/node/plugin-fields';

/** A text of ours as a page shows it. */
export interface OwnMarkdown {
  readonly frontmatter: Readonly<Record<string, string>>;
  readonly safeHtml: string;
  readonly headings: readonly { readonly value: string }[];
}

/** Address below which the preview serves pictures of `content/art` as they are. */
export const ART_ADDRESS = '/__edit/art/';

const frontMatterSchema = z.catch(z.record(z.string(), z.unknown()), {});

function frontMatterOf(text: string): Readonly<Record<string, string>> {
  const yaml = FRONT_MATTER.exec(text)?.[1] ?? '';
  let values: unknown;
  try {
    values = parse(yaml);
  } catch {
    // What is wrong with it is among the faults.
    values = {};
  }
  return Object.fromEntries(
    Object.entries(frontMatterSchema.parse(values)).map(([key, value]) => [key, String(value)]),
  );
}

/** Shows a picture as it is: a build would encode it in several sizes. */
function asItIs(source: object): Promise<unknown> {
  const { file } = z.object({ file: z.string() }).parse(source);
  const src = ART_ADDRESS + encodeURIComponent(path.posix.basename(file));
  const images = { fallback: { src, srcSet: `${src} 1120w` }, sources: [] };
  return Promise.resolve({ backgroundColor: '#8884', width: 16, height: 9, images });
}

const context: ResolverContext = {
  nodeModel: {
    findOne: ({ query }) =>
      Promise.resolve({ children: [query.filter.absolutePath?.eq ?? 'missing'] }),
    getNodesByIds: ({ ids }) => ids.map((file) => ({ file })),
  },
};

/**
 * Renders a Markdown text of ours as a build does, by the plugin's tree and our own rules.
 * @param file absolute
 */
export async function renderOwnMarkdown(
  { htmlAst, headings }: MarkdownFields,
  file: string,
  text: string,
): Promise<OwnMarkdown> {
  const written = text.replace(/^\uFEFF/, '');
  const body = written.replace(FRONT_MATTER, '');
  const node: MarkdownNode = {
    id: file,
    fileAbsolutePath: file,
    rawMarkdownBody: body,
    internal: { content: body, contentDigest: `${file}\n${text}` },
  };
  const info: SchemaInfo = {
    schema: {
      getType: () => ({ getFields: () => ({ htmlAst, gatsbyImageData: { resolve: asItIs } }) }),
    },
  };
  return {
    frontmatter: frontMatterOf(written),
    safeHtml: await safeHtml(node, {}, context, info),
    headings: (await headings(node)).map((value) => ({ value })),
  };
}
