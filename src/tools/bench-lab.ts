import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium';
import { UsageError } from '../node/errors';
import { readOptions } from './command-line';
import { benchFirstView, type FirstView, type Subject } from './bench/lab-bench';
import { serveWithoutScripts } from './bench/without-scripts';
import { runWithCleanup } from './run/cleanup-scope';
import { SAMPLE } from './sample-pages';
import { startSite } from './serve/site-server';

const PAGES = [
  '/',
  '/m/',
  '/game-library/',
  '/m/game-library/',
  `/game-library/${SAMPLE.game}/`,
  `/m/game-library/${SAMPLE.game}/`,
  `/m/game-library/role-Info-${SAMPLE.role}/`,
  '/m/activity/',
];

const COLUMNS = ['blocking', 'longest task', 'first paint', 'largest paint', 'shift'];

function cells(view: FirstView, base: FirstView | undefined): string {
  const times = [view.blocking, view.longestTask, view.firstPaint, view.largestPaint];
  const bases = base && [base.blocking, base.longestTask, base.firstPaint, base.largestPaint];
  return [
    ...times.map((time, index) => {
      const other = bases?.[index];
      const ratio = other === undefined || other === 0 ? '' : ` × ${(time / other).toFixed(2)}`;
      return `${time.toFixed(0)}${ratio}`;
    }),
    view.shift.toFixed(3),
  ]
    .map((cell) => cell.padStart(15))
    .join('');
}

function roundsOption(value: string): number {
  const rounds = Number(value);
  if (Number.isSafeInteger(rounds) && rounds > 0) return rounds;
  throw new UsageError(`--rounds: expected a number of visits, got ${value}`);
}

/** `npm run bench:lab`: first views on a slow phone, beside the same pages without scripts. */
void runWithCleanup(async (scope) => {
  const options = readOptions({
    public: { type: 'string', default: 'public' },
    /** The `public` folder of another build, measured in the same run. */
    beside: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    page: { type: 'string', multiple: true, default: PAGES },
  });
  const rounds = roundsOption(options.rounds);
  const serve = async (publicDir: string): Promise<string> => {
    const site = await startSite({ publicDir, port: 0, quiet: true });
    scope.own(site.close);
    return site.url;
  };
  const url = await serve(options.public);
  const bare = await serveWithoutScripts(url);
  scope.own(bare.close);
  const subjects: Subject[] = [
    { name: 'without scripts', url: bare.url },
    { name: options.public, url },
  ];
  if (options.beside !== undefined) {
    subjects.push({ name: options.beside, url: await serve(options.beside) });
  }
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  scope.own(() => browser.close());
  const width = Math.max(...subjects.map(({ name }) => name.length)) + 2;
  for (const page of options.page) {
    console.log(`\n${page}`);
    console.log(' '.repeat(width) + COLUMNS.map((name) => name.padStart(15)).join(''));
    const views = await benchFirstView(browser, subjects, page, rounds);
    const [base] = views.values();
    for (const [name, view] of views) {
      console.log(name.padEnd(width) + cells(view, view === base ? undefined : base));
    }
  }
  return 0;
});
