import { createHash } from 'node:crypto';
import { serviceDay } from '../sources/legal-versions';
import type { Preview } from './open-preview';
import { pagePath, placePath } from '../../../routes';
import { LOCALES, type Locale } from '../../../config/locales';

/** Faults of `content/`, in the words of the build, and translations that lag behind. */
export interface CheckedTree {
  readonly faults: readonly string[];
  readonly lags: readonly string[];
}

/** A page that somebody looks at. */
interface Watcher {
  readonly address: string;
  readonly day: string;
  /** Digest of what was shown last. */
  digest: string | undefined;
  files: readonly string[];
  readonly send: (event: string, data: object) => void;
}

/** A page as it was drawn. */
interface ShownPage {
  readonly html: string;
  readonly digest: string;
}

/** Faults of the texts of a page, in the words of the build. */
export interface PageReport {
  readonly here: readonly string[];
  readonly elsewhere: readonly string[];
  readonly lags: readonly string[];
}

/** Place of a file on the site: a page, and the day for which it is shown. */
export interface PreviewPlace {
  readonly address: string;
  readonly day: string;
}

function isAbout(line: string, file: string): boolean {
  return line.startsWith(file) && /^(?:[:, ]|$)/.test(line.slice(file.length));
}

/**
 * Sorts what was found into what is about some files, and the rest.
 * @param locale the language of the page: of the lagging translations, and of phrases that do not fit the Chinese ones, the Chinese page names all
 */
export function reportOn(
  files: readonly string[],
  locale: Locale,
  { faults, lags }: CheckedTree,
): PageReport {
  // Whoever changes a placeholder of a Chinese phrase makes its translations wrong.
  const translations = files.flatMap((file) =>
    file.startsWith('content/locales/zh/')
      ? LOCALES.map((each) => file.replace('/zh/', `/${each}/`))
      : [],
  );
  const isHere = (line: string): boolean =>
    [...files, ...translations].some((file) => isAbout(line, file));
  const documents = files.flatMap(
    (file) => /^content\/legal\/.+\/(?=[^/]+\/)/.exec(file)?.[0] ?? [],
  );
  return {
    here: faults.filter(isHere),
    elsewhere: faults.filter((line) => !isHere(line)),
    lags: lags.filter(
      (line) =>
        documents.some((document) => line.startsWith(document)) &&
        (locale === 'zh' || line.includes(`/${locale}.md `)),
    ),
  };
}

/** Pages whose strings are a file of `content/locales`, where its name does not say so. */
const PAGES_OF_STRINGS: Readonly<Record<string, string>> = {
  about: '/about-us/',
  accessibility: '/accessibility/',
  activity: '/activity/',
  changes: '/game-library/changes/',
  legal: '/terms/',
  library: '/game-library/',
  'library-pages': '/game-library/',
  'game-choice': '/game-library/',
  partner: '/game-partner/',
  'partner-pages': '/game-partner/',
  square: '/game-partner/',
  profile: '/profile/',
  search: '/game-library/search/',
  'search-results': '/game-library/search/',
};

/** The site as it will be: pages of the last build with the texts of now, and those who look at them. */
export function createPreviewSite({ pages, render }: Preview) {
  const watchers = new Set<Watcher>();
  let checked: CheckedTree = { faults: [], lags: [] };

  const look = async ({ address, day }: PreviewPlace) => {
    const page = await pages.page(address, day);
    const shown = page && JSON.stringify([page.data, page.beside]);
    const digest = shown && createHash('sha1').update(shown).digest('hex');
    return { page, digest };
  };
  const report = (watcher: Watcher): void => {
    watcher.send('report', reportOn(watcher.files, placePath(watcher.address).locale, checked));
  };

  return {
    /** Renders a page, and digests what it shows; undefined where there is none. */
    html: async (place: PreviewPlace): Promise<ShownPage | undefined> => {
      const { page, digest } = await look(place);
      return page && digest !== undefined ? { html: await render(page.data), digest } : undefined;
    },
    /** Returns the data of a page, for the browser. */
    data: async (place: PreviewPlace): Promise<object | undefined> =>
      (await look(place)).page?.data,
    /** Returns a JSON file that pages read, with the words of now; undefined where the build's own has to do. */
    json: pages.json,
    /** Finds where a file is seen, and on which day: a legal text on the day when it takes effect. */
    placeOf: async (file: string): Promise<PreviewPlace> => {
      const today = serviceDay();
      const locale: Locale =
        LOCALES.find((each) => new RegExp(`/${each}(?:/|\\.md$)`).test(file)) ?? 'zh';
      const place = { locale, variant: 'pc' } as const;
      const legal = /^content\/legal\/(.+)\/([^/]+)\/[^/]+$/.exec(file);
      if (legal) {
        const [, name = '', version = ''] = legal;
        const document = (await pages.legalOn(today)).find((each) => each.name === name);
        const effective = document?.versions.find((each) => each.version === version)?.effective;
        const isNow = document?.current.version === version && (effective ?? today) <= today;
        const address =
          document?.kind === 'agreement' ? '/terms/' : pagePath('legal', { doc: name }, place);
        return { address, day: isNow ? today : (effective ?? today) };
      }
      const folder = /^content\/(about|accessibility)\//.exec(file)?.[1];
      if (folder === 'about' || folder === 'accessibility') {
        return { address: pagePath(folder, {}, place), day: today };
      }
      const partner = /^content\/(?:partners|notebooks)\/([^/]+)\.yaml$/.exec(file)?.[1];
      if (partner !== undefined) {
        return { address: pagePath('partnerDetail', { id: partner }, place), day: today };
      }
      if (file === 'content/moods.yaml') {
        return { address: pagePath('library', {}, place), day: today };
      }
      const namespace = /^content\/locales\/[^/]+\/([^/]+)\.json$/.exec(file)?.[1] ?? '';
      const prefix = locale === 'zh' ? '' : `/${locale}`;
      return { address: prefix + (PAGES_OF_STRINGS[namespace] ?? '/'), day: today };
    },
    /**
     * Begins to tell somebody of each change of a page.
     * @param shown digest of what they see: the page may have changed since it was drawn
     */
    watch: async (
      place: PreviewPlace,
      shown: string | undefined,
      send: Watcher['send'],
    ): Promise<() => void> => {
      const { page, digest } = await look(place);
      if (shown !== undefined && shown !== digest) send('changed', {});
      const watcher: Watcher = { ...place, digest, files: page?.files ?? [], send };
      watchers.add(watcher);
      report(watcher);
      return () => watchers.delete(watcher);
    },
    /** Looks again at each page that somebody looks at. */
    refresh: async (): Promise<void> => {
      for (const watcher of watchers) {
        const { page, digest } = await look(watcher);
        watcher.files = page?.files ?? [];
        if (digest !== watcher.digest) watcher.send('changed', {});
        watcher.digest = digest;
      }
    },
    /** Takes what was found wrong, and tells everybody. */
    take: (now: CheckedTree): void => {
      checked = now;
      for (const watcher of watchers) report(watcher);
    },
    checked: () => checked,
  };
}

export type PreviewSite = ReturnType<typeof createPreviewSite>;

/** Address of a page in a language. */
export function inLanguage(address: string, locale: Locale): string {
  const { rest } = placePath(address);
  return (locale === 'zh' ? '' : `/${locale}`) + rest;
}
