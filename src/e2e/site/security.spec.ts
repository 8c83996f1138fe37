import { expect, test, type Page } from '@playwright/test';
import { browserEnv } from '../../config/browser-env';
import { waitForHydration } from '../page-monitor';

const HTML = '<p id="slipped-in" onclick="window.ran = 1">x</p><script>window.ran = 2</script>';

/** Lets somebody else's HTML stand in a page. */
async function slipIn(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<body>', `<body>${HTML}`) });
  });
}

/** Collects what the browser reports of a page. It is kept from the API, which would tell of it at the end of the run. */
async function keepReports(page: Page): Promise<unknown[]> {
  const reports: unknown[] = [];
  await page.route('**/csp-reports', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return reports;
}

test('a script that the build has not written does not run, and the browser reports it', async ({
  page,
}) => {
  await slipIn(page, '/about-us/');
  const reports = await keepReports(page);
  await page.goto('/about-us/');
  await waitForHydration(page);
  await page.locator('#slipped-in').dispatchEvent('click');
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
  await expect.poll(() => reports.length).toBeGreaterThan(1);
  expect(reports).toContainEqual({
    'csp-report': expect.objectContaining({ 'blocked-uri': 'inline' }) as unknown,
  });
});

test('a page in a frame of another site shows nothing', async ({ page }) => {
  const reports = await keepReports(page);
  await page.goto(`${browserEnv.apiBaseUrl}/sandbox/pages/qq`);
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes("frame-ancestors 'none'"),
  );
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
  }, `${browserEnv.siteUrl}/`);
  await refused;
  await expect(page.frameLocator('iframe').locator('h1')).toHaveCount(0);
  await expect.poll(() => reports).toHaveLength(1);
});

test('every page has one policy, with the inline scripts of all of them', async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const address of ['/', '/m/', '/en/m/game-library/', '/nothing/', '/terms.html']) {
    policies.add((await request.get(address)).headers()['content-security-policy']);
  }
  const [policy = ''] = policies;
  expect(policies.size).toBe(1);
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(10);
  const [script] = /script-src [^;]*/.exec(policy) ?? [];
  expect(script).not.toContain('unsafe');
});
