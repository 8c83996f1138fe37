import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SiteFiles } from './site-links';

/** File of a page as it lies there. */
export interface PageFile {
  /** Path from the root of `public/`, with a slash in front. */
  readonly file: string;
  readonly size: number;
  readonly mtimeMs: number;
}

interface WalkedSite {
  readonly pages: readonly PageFile[];
  readonly files: SiteFiles['files'];
}

/** Folder of Gatsby with as many folders as the site has pages, and not one page. */
const PAGE_DATA = '/page-data';

/** Compressed copies have no address. */
const COPY = /\.(?:br|gz)$/;

/**
 * Lists the pages of a site and finds its other files. Synchronously: to ask for 50,000 folders one by one through the
 * thread pool takes several times as long.
 */
export function walkSite(publicDir: string): WalkedSite {
  const pages: PageFile[] = [];
  const files = new Set<string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(publicDir + folder, { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (file !== PAGE_DATA) walk(file);
        continue;
      }
      if (!entry.isFile() || COPY.test(file)) continue;
      files.add(file);
      if (!file.endsWith('.html')) continue;
      const { size, mtimeMs } = statSync(publicDir + file);
      pages.push({ file, size, mtimeMs });
    }
  };
  walk('');
  return {
    pages,
    files: {
      has: (file) =>
        file.startsWith(`${PAGE_DATA}/`)
          ? path.extname(file) === '.json' && existsSync(publicDir + file)
          : files.has(file),
    },
  };
}
