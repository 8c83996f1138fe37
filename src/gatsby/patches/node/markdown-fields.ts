import { createRequire } from 'node:module';
import path from 'node:path';
import type { Root } from 'hast';
import * as z from 'zod/mini';
import type { Field } from './plugin-fields';

/** A Markdown text as gatsby-transformer-remark keeps it in its nodes. */
export interface MarkdownNode {
  readonly id: string;
  readonly fileAbsolutePath: string;
  readonly rawMarkdownBody: string;
  readonly internal: { readonly content: string; readonly contentDigest: string };
}

interface Fields {
  readonly htmlAst: Field<Root>;
  readonly headings: {
    resolve(node: object, args: object, context: object): Promise<unknown>;
  };
}

function hasResolver(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'resolve' in value &&
    typeof value.resolve === 'function'
  );
}

function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    'htmlAst' in value &&
    'headings' in value &&
    hasResolver(value.htmlAst) &&
    hasResolver(value.headings)
  );
}

type Extend = (args: object, options: { readonly plugins: readonly [] }) => Promise<unknown>;

function isExtend(value: unknown): value is { readonly setFieldsOnGraphQLNodeType: Extend } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'setFieldsOnGraphQLNodeType' in value &&
    typeof value.setFieldsOnGraphQLNodeType === 'function'
  );
}

const headingsSchema = z.array(z.object({ value: z.string() }));

/** Fields of a Markdown text, resolved by the plugin itself without a build. */
export interface MarkdownFields {
  /** Field of the plugin's tree, as a schema has it. */
  readonly htmlAst: Field<Root>;
  readonly headings: (node: MarkdownNode) => Promise<readonly string[]>;
}

const FAULT =
  'gatsby-transformer-remark is another than in 6.16. See src/gatsby/patches/node/markdown-fields.ts';

/** A cache that keeps nothing: a text changes with each keystroke. */
const NO_CACHE = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };

/**
 * Loads the resolvers of gatsby-transformer-remark, for a text that no build has read.
 * @throws Error when the plugin is not as in 6.16
 */
export async function loadMarkdownFields(siteFolder: string): Promise<MarkdownFields> {
  const load = createRequire(path.join(siteFolder, 'package.json'));
  const plugin: unknown = load('gatsby-transformer-remark/gatsby-node.js');
  if (!isExtend(plugin)) throw new Error(FAULT);
  const fields = await plugin.setFieldsOnGraphQLNodeType(
    {
      type: { name: 'MarkdownRemark' },
      basePath: '',
      getNode: () => undefined,
      getNodesByType: () => [],
      cache: NO_CACHE,
      getCache: () => NO_CACHE,
      reporter: console,
    },
    { plugins: [] },
  );
  if (!isFields(fields)) throw new Error(FAULT);
  return {
    htmlAst: fields.htmlAst,
    headings: async (node) =>
      headingsSchema
        .parse(await fields.headings.resolve(node, { depth: 'h2' }, {}))
        .map(({ value }) => value),
  };
}
