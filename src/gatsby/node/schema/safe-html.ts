import path from 'node:path';
import type { Root } from 'hast';
import * as z from 'zod/mini';
import { DEFAULT_LOCALE, isLocale } from '../../../config/locales';
import { renderTree } from '../../../markdown/markdown';
import { toSpoilers } from '../../../markdown/spoilers';
import {
  encodedPicture,
  markdownTree,
  type ResolverContext,
  type ResponsivePicture,
  type SchemaInfo,
} from '../../patches/node/plugin-fields';
import {
  intoSections,
  nameColumns,
  numberHeadings,
  pictureAddresses,
  placePictures,
} from './hast-transforms';

const markdownSchema = z.object({ fileAbsolutePath: z.string(), rawMarkdownBody: z.string() });

function isOurs(address: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address);
}

/** Encodes the pictures that a text names by their place in the repository. */
async function picturesOf(
  tree: Root,
  folder: string,
  context: ResolverContext,
  info: SchemaInfo,
): Promise<ReadonlyMap<string, ResponsivePicture>> {
  return new Map(
    await Promise.all(
      pictureAddresses(tree)
        .filter(isOurs)
        .map(async (address): Promise<[string, ResponsivePicture]> => {
          const file = path.posix.join(folder, decodeURI(address));
          return [address, await encodedPicture(file, context, info)];
        }),
    ),
  );
}

/**
 * Resolves `MarkdownRemark.safeHtml`: one of our own texts as sanitised HTML, with encoded pictures, addresses for its
 * headings, and the names of columns at the cells of tables. The text about us is also parted into sections.
 */
export async function safeHtml(
  source: object,
  _: unknown,
  context: ResolverContext,
  info: SchemaInfo,
): Promise<string> {
  const { fileAbsolutePath, rawMarkdownBody } = markdownSchema.parse(source);
  const folder = path.posix.dirname(fileAbsolutePath);
  return renderTree(await markdownTree(source, context, info), async (tree) => {
    placePictures(tree, await picturesOf(tree, folder, context, info));
    numberHeadings(tree);
    nameColumns(tree);
    const name = path.posix.basename(fileAbsolutePath, '.md');
    toSpoilers(tree, rawMarkdownBody, isLocale(name) ? name : DEFAULT_LOCALE);
    if (path.posix.basename(folder) === 'about') intoSections(tree);
  });
}
