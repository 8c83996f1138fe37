import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '../faults';
import { markdownTree, type MarkdownNode } from './markdown-tree';

interface Text {
  /** The file's path as an editor knows it. */
  readonly file: string;
  /** The folder that the file is in. */
  readonly root: string;
  /** The Markdown behind the front matter. */
  readonly body: string;
  /** How many lines of the file are before it. */
  readonly linesBefore: number;
}

interface ShownPicture {
  readonly address: string;
  readonly alt: string;
  readonly line: number;
}

/** The pictures of a Markdown text, in their order. */
function shownPictures(node: MarkdownNode): ShownPicture[] {
  if (node.type === 'image') {
    const { url, alt, position } = node;
    return [{ address: url, alt: alt ?? '', line: position?.start.line ?? 1 }];
  }
  return 'children' in node ? node.children.flatMap(shownPictures) : [];
}

const FORMATS = /\.(?:webp|avif|png|jpe?g)$/i;

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Says what is wrong with a picture; undefined when nothing is. */
async function wrongWith(
  { address, alt }: ShownPicture,
  root: string,
): Promise<string | undefined> {
  const shown = `the picture ${JSON.stringify(address)}`;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address) || !FORMATS.test(address)) {
    return `${shown} is not ours: expected a WebP, AVIF, PNG or JPEG file of content/art, such as ../art/name.webp`;
  }
  if (!(await isThere(path.join(root, address)))) {
    return `${shown} is not there: expected a file of content/art`;
  }
  return alt.trim() === ''
    ? `${shown} has no text: expected between the brackets what is to be seen`
    : undefined;
}

/** Checks that the pictures of one of our own texts are there and say what is to be seen. */
export async function pictureFaults({
  file,
  root,
  body,
  linesBefore,
}: Text): Promise<readonly Fault[]> {
  const faults = await Promise.all(
    shownPictures(markdownTree(file, body)).map(async (picture): Promise<Fault[]> => {
      const what = await wrongWith(picture, root);
      const where = `${file}:${String(linesBefore + picture.line)}`;
      return what === undefined ? [] : [{ where, what }];
    }),
  );
  return faults.flat();
}
