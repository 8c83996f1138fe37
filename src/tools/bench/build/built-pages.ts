import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A page of a build. */
export interface BuiltPage {
  /** The file's name in `src/templates`, without its ending. */
  readonly template: string;
  readonly path: string;
}

export interface BuiltPageFile extends BuiltPage {
  /** Its `page-data.json`. */
  readonly file: string;
}

/** The beginning of a page's data: the whole of it may be long, and there are many. */
const BEGINNING =
  /^\{"componentChunkName":"component---src-templates-(?<template>[^"]+?)-[jt]sx?","path":"(?<path>(?:[^"\\]|\\.)*)"/;

/** Reads template and path from the text of a `page-data.json`; undefined when it is no page of a template. */
export function readBuiltPage(pageData: string): BuiltPage | undefined {
  const { template, path: address } = BEGINNING.exec(pageData)?.groups ?? {};
  if (template === undefined || address === undefined) return undefined;
  const parsed: unknown = JSON.parse(`"${address}"`);
  return { template, path: String(parsed) };
}

/** Every page of a built site, in the order of their addresses. */
export async function builtPages(publicDir: string): Promise<BuiltPageFile[]> {
  const folder = path.join(publicDir, 'page-data');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const pages: BuiltPageFile[] = [];
  for (const name of names.sort()) {
    if (path.basename(name) !== 'page-data.json') continue;
    const file = path.join(folder, name);
    const page = readBuiltPage(await readFile(file, 'utf8'));
    if (page) pages.push({ ...page, file });
  }
  return pages;
}

/** Counts pages by template. */
export function countByTemplate(pages: readonly BuiltPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { template } of pages) counts.set(template, (counts.get(template) ?? 0) + 1);
  return counts;
}
