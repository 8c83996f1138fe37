import type { BenchKind } from '../bench-kind';
import { benchedPages } from '../benched-pages';
import type { Figure } from '../figures';
import { compareFirstViews, type FirstView, type Subject } from '../first-view/first-view';
import { openBrowser, serveSite } from '../first-view/open-site';
import { serveWithoutScripts } from '../first-view/without-scripts';

/** The pages that most visits begin with. */
const KINDS = ['home', 'library', 'game', 'role', 'activity'];

const WITHOUT_SCRIPTS = 'without scripts';

type Column = Pick<Figure, 'column' | 'unit'> & { readonly of: (view: FirstView) => number };

const COLUMNS: readonly Column[] = [
  { column: 'blocking', unit: 'ms', of: ({ blocking }) => blocking },
  { column: 'longest task', unit: 'ms', of: ({ longestTask }) => longestTask },
  { column: 'first paint', unit: 'ms', of: ({ firstPaint }) => firstPaint },
  { column: 'largest paint', unit: 'ms', of: ({ largestPaint }) => largestPaint },
];

function figuresOf(row: string, view: FirstView, bare: FirstView): Figure[] {
  const place = { table: 'lab', row };
  return [
    ...COLUMNS.map(({ of, ...column }) => ({
      ...place,
      ...column,
      value: of(view),
      beside: of(bare),
    })),
    { ...place, column: 'shift', unit: '', value: view.shift },
  ];
}

/**
 * First views on a slow phone beside those of the same page without its scripts (and, with `--beside`, of another build),
 * in turn, so that what slows this machine slows all of them.
 */
export const lab: BenchKind = {
  name: 'lab',
  measure: async ({ options, scope, report, log }) => {
    const url = await serveSite(scope, options.site);
    const bare = await serveWithoutScripts(url);
    scope.own(bare.close);
    const subjects: Subject[] = [
      { name: WITHOUT_SCRIPTS, url: bare.url },
      { name: '', url },
    ];
    const { beside } = options;
    if (beside !== undefined) {
      subjects.push({ name: ` (${beside})`, url: await serveSite(scope, beside) });
    }
    const browser = await openBrowser(scope);
    for (const page of benchedPages(options.pages, KINDS)) {
      // So that it is made before anybody looks.
      await fetch(bare.url + page.address, { headers: { accept: 'text/html' } });
      const views = await compareFirstViews(browser, subjects, page, options.rounds);
      const base = views.get(WITHOUT_SCRIPTS);
      for (const [name, view] of views) {
        if (base && name !== WITHOUT_SCRIPTS) {
          report(figuresOf(page.name + name, view, base));
        }
      }
      log(`lab ${page.name}: done`);
    }
  },
};
