import { createHash } from 'node:crypto';
import type { Edition } from './stub-library';

const ORIGIN = 'https://youban.example';
const LANGUAGES = ['', '/en'] as const;

/** Text in place of the picture of a game that is not to be had. */
const PLACEHOLDER = 'placeholder';

/** Files of a site by their paths, and digests of its pages' data by their addresses. */
export interface StubSite {
  readonly files: Map<string, string>;
  readonly pageData: Map<string, string>;
}

interface PageParts {
  readonly address: string;
  readonly text: string;
  readonly links?: readonly string[];
  readonly picture?: string;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Writes the site of an edition, as small as one can be that has all there is in a build: pages, their data, hashed files,
 * some that only scripts name, and files beside the pages.
 */
export function stubSite(edition: Edition, arePicturesLate: boolean): StubSite {
  const { code, games, legal } = edition;
  const files = new Map<string, string>();
  const pageData = new Map<string, string>();

  const addHashed = (name: string, ending: string, text: string): string => {
    const file = `/${name}-${digestOf(text)}${ending}`;
    files.set(file, text);
    return file;
  };
  const style = addHashed('styles', '.css', `a{top:${String(Math.floor(code / 2))}px}`);
  const app = addHashed('app', '.js', `app(${String(code)})`);
  const part = addHashed('component---game', '.js', `game(${String(Math.floor(code / 3))})`);

  const addPage = ({ address, text, links = [], picture }: PageParts): void => {
    const data = JSON.stringify({ path: address, text, picture });
    const html = [
      `<!DOCTYPE html><html lang="zh"><head><title>${text}</title>`,
      `<link rel="canonical" href="${ORIGIN}${address}"/><link rel="stylesheet" href="${style}"/></head><body>`,
      ...links.map((link) => `<a href="${link}">${link}</a>`),
      ...(picture === undefined
        ? []
        : [`<img src="${picture}" alt=""/><script src="${part}"></script>`]),
      `<script src="${app}" async=""></script></body></html>`,
    ];
    files.set(`${address}index.html`, html.join('\n'));
    files.set(`/page-data${address === '/' ? '/index/' : address}page-data.json`, data);
    pageData.set(address, digestOf(data));
  };

  const names = [...games].map(([id, { text }]) => `${String(id)}:${String(text)}`).join(' ');
  addHashed('search-index/zh/names', '.json', names);
  for (const language of LANGUAGES) {
    const [library, terms] = [`${language}/game-library/`, `${language}/terms/`];
    const addressOf = (id: number): string => `${language}/game/${String(id)}/`;
    addPage({ address: `${language}/`, text: 'home', links: [library, terms] });
    addPage({ address: library, text: names, links: [...games.keys()].map(addressOf) });
    addPage({ address: terms, text: `terms ${String(legal)}`, links: [`${language}/`] });
    for (const [id, { text, picture }] of games) {
      // The first picture of a game is in the store of the build.
      const isLate = arePicturesLate && picture > 1;
      const drawn = isLate ? PLACEHOLDER : `picture ${String(id)} ${String(picture)}`;
      addPage({
        ...{ address: addressOf(id), text: `game ${String(id)}: ${String(text)}` },
        ...{ links: [library], picture: addHashed('static/cover', '.webp', drawn) },
      });
    }
  }
  files.set('/page-data/app-data.json', `{"webpackCompilationHash":"${String(code)}"}\n`);
  files.set('/chunk-map.json', JSON.stringify({ app: [app], game: [part] }));
  for (const rules of ['rewrites', 'redirects', 'headers'])
    files.set(`/hosting/${rules}.json`, '[]');
  files.set('/robots.txt', `Sitemap: ${ORIGIN}/sitemap.xml\n`);
  return { files, pageData };
}
