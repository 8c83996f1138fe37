import { expect, type Page } from '@playwright/test';

/** Words in which Chromium tells, in the console, that a policy has blocked something. */
const BLOCKED = /Content[- ]Security[- ]Policy|Permissions[- ]Policy|Cross-Origin-Opener-Policy/i;

/** Words of Playwright, which keeps workers off all pages but those of their own test. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Words of the chat where a busy disk keeps it waiting; it goes on without, as `slow-storage.test.tsx` holds. */
const SLOW_STORAGE = 'Error: The storage does not answer.';

/**
 * Collects what goes wrong in a page: what its policies block, other errors in the console, uncaught errors, answers with
 * an error status. React reports a hydration mismatch as one of the first two.
 * @returns a check that fails when anything has gone wrong so far
 */
export function watchProblems(page: Page): () => void {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text() === NO_WORKER || message.text().includes(SLOW_STORAGE)) return;
    if (BLOCKED.test(message.text())) problems.push(`policy: ${message.text()}`);
    else if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    problems.push(`uncaught: ${error.message}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`HTTP ${String(response.status())}: ${response.url()}`);
    }
  });
  return () => {
    expect(problems).toEqual([]);
  };
}

/**
 * Waits until the page is hydrated, but for the parts that come in a quiet moment: Gatsby sets a mark in the first
 * effect that React runs. The clock of Playwright hides all marks; there it has to do that React knows the page's
 * outermost element.
 */
export async function waitForFirstView(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!('__pwClock' in window)) {
      return performance.getEntriesByName('onInitialClientRender').length > 0;
    }
    const outermost = document.getElementById('gatsby-focus-wrapper') ?? {};
    return Object.keys(outermost).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Waits until all of the page is hydrated: a part that comes later loses its mark then. */
export async function waitForHydration(page: Page): Promise<void> {
  await waitForFirstView(page);
  await page.waitForFunction(() => document.querySelector('[data-late]') === null);
}

/**
 * Scrolls in name only, again and again, so that analytics and the consent notice come soon after the page listens for
 * a visitor: between two of these scrolls, which rest long enough. Without a sign of one they wait for three seconds.
 */
export async function bringAnalytics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    setInterval(() => window.dispatchEvent(new Event('scroll')), 300);
  });
}

/** Collects the paths of the documents that a page asks for. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    documents.push(pathname + search);
  });
  return documents;
}

/** Marks the page: the mark is gone once it was loaded anew. */
export function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.dataset.marked = '';
  });
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.dataset.marked === '');
}

/**
 * Waits for two frames: the browser has then done what it does at once, such as scrolling to a focus or
 * drawing with other colours.
 */
export function waitForTwoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );
}
