import type { BenchKind } from '../bench-kind';
import { benchedPages } from '../benched-pages';
import type { Figure } from '../figures';
import { openBrowser, serveSite } from '../first-view/open-site';
import type { PageWeight } from '../page/classify';
import { weighPage } from '../page/fetched-by-page';

type Column = Pick<Figure, 'column' | 'unit'> & { readonly of: (weight: PageWeight) => number };

const COLUMNS: readonly Column[] = [
  { column: 'HTML', unit: 'kB', of: ({ html }) => html / 1000 },
  { column: 'styles in it, plain', unit: 'kB', of: ({ inlineStyles }) => inlineStyles / 1000 },
  { column: 'scripts', unit: 'kB', of: ({ scripts }) => scripts / 1000 },
  { column: 'data', unit: 'kB', of: ({ data }) => data / 1000 },
  { column: 'fonts', unit: 'kB', of: ({ fonts }) => fonts / 1000 },
  { column: 'pictures', unit: 'kB', of: ({ pictures }) => pictures / 1000 },
  { column: 'requests', unit: '', of: ({ requests }) => requests },
  { column: 'later', unit: 'kB', of: ({ later }) => later / 1000 },
  { column: 'click', unit: 'kB', of: ({ ownData }) => ownData / 1000 },
];

/**
 * Used by whoever changes pictures, fonts or what a page fetches, and after updates of sharp.
 * Weighs what a first view of each page kind fetches, as it is served; `npm run check:size` holds the budgets of bytes.
 */
export const page: BenchKind = {
  name: 'page',
  measure: async ({ options, scope, report }) => {
    const site = await serveSite(scope, options.site);
    const browser = await openBrowser(scope);
    for (const each of benchedPages(options.pages)) {
      const weight = await weighPage(browser, site, each);
      report(
        COLUMNS.map(({ of, ...column }) => ({
          table: 'page',
          row: each.name,
          ...column,
          value: of(weight),
        })),
      );
    }
  },
};
