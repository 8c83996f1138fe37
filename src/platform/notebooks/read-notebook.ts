import type { Locale } from '../../config/locales';
import {
  notebookAddress,
  notebookRootAddress,
  notebookRootSchema,
  notebookSchema,
  type Notebook,
  type NotebookRoot,
} from '../../contract/notebooks';
import { readOnce } from '../network/read-once';

const roots = new Map<string, Promise<NotebookRoot>>();
const notebooks = new Map<string, Promise<Notebook>>();

/**
 * Reads who has a notebook, once for each page. Without a network, what the browser has kept is enough.
 * @throws when the file cannot be read
 */
export function readNotebookRoot(locale: Locale): Promise<NotebookRoot> {
  return readOnce(roots, notebookRootAddress(locale), (json) => notebookRootSchema.parse(json));
}

/**
 * Reads a partner's notebook in a language.
 * @returns undefined for a partner without one
 * @throws when a file cannot be read
 */
export async function readNotebook(locale: Locale, id: string): Promise<Notebook | undefined> {
  const { partners } = await readNotebookRoot(locale);
  const known = Object.hasOwn(partners, id) ? partners[id] : undefined;
  if (!known) return undefined;
  const address = notebookAddress(locale, known.file);
  return readOnce(notebooks, address, (json) => notebookSchema.parse(json));
}
