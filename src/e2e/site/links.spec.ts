import { expect, test } from '@playwright/test';
import { LinkChecker, LinkState } from 'linkinator';

test('every link of every page resolves', async ({ baseURL }) => {
  test.setTimeout(240_000);
  const checker = new LinkChecker();
  const { links } = await checker.check({
    path: `${baseURL ?? ''}/`,
    recurse: true,
    concurrency: 10,
    // A connection that the crawl kept open too long is no broken link.
    retryErrors: true,
    retryErrorsCount: 3,
    // Alternates name the site's own configured address, which is where the tests serve it.
    linksToSkip: (link) => Promise.resolve(!link.startsWith(baseURL ?? '')),
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(
    broken.map(({ url, parent, status, failureDetails }) => ({
      url,
      parent,
      status,
      why: failureDetails?.map(String),
    })),
  ).toEqual([]);
  expect(links.length).toBeGreaterThan(1_000);
});
