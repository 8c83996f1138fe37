import { expect, test } from '@playwright/test';
import { legalVersionListSchema } from '../../contract/legal-versions';
import { startLoggedIn } from '../../tools/sandbox-user';
import { waitForHydration, watchProblems } from '../page-monitor';
import { newUser } from '../users';

const files = [
  'terms',
  'privacy',
  'douvterms',
  'douvsubscribeterms',
  'terms-txj',
  'privacy-txj',
  'douvterms-legionzone',
  'douvsubscribeterms-legionzone',
  'topup/agreement1',
  'topup/agreement2',
];

for (const prefix of ['', '/en', '/ja']) {
  test(`each file of ${prefix}/ is script-free, light, and leads home and to the other languages`, async ({
    request,
  }) => {
    for (const file of files) {
      const address = `${prefix}/${file}.html`;
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      expect(Buffer.byteLength(html), address).toBeLessThan(20_000);
      expect(html, address).not.toMatch(/<script|javascript:/i);
      const navigation = /<nav[^>]*>([^]*?)<\/nav>/.exec(html)?.[1] ?? '';
      const links = Array.from(navigation.matchAll(/<a [^>]*?href="([^"]*)"/g), ([, to]) => to);
      const others = ['', '/en', '/ja'].filter((each) => each !== prefix);
      expect(links, address).toEqual([
        `${prefix}/`,
        ...others.map((each) => `${each}/${file}.html`),
      ]);
    }
  });
}

test('/terms/ and /terms.html are two documents', async ({ request }) => {
  const page = await (await request.get('/terms')).text();
  const file = await (await request.get('/terms.html')).text();
  expect(page).toContain('id="___gatsby"');
  expect(file).not.toContain('id="___gatsby"');
});

test('a legal page on a phone has no minimum width and the mobile header', async ({ page }) => {
  const check = watchProblems(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/privacy/');
  await waitForHydration(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Game library' }).click();
  await expect(page).toHaveURL('/en/m/game-library/');
  check();
});

test('who stays logged in is asked for consent again, and sends nothing before they agree', async ({
  page,
  request,
}) => {
  const check = watchProblems(page);
  const answer = await request.get('/legal-versions.json');
  const { terms } = legalVersionListSchema.parse(await answer.json());
  const [first] = terms?.versions ?? [];
  const changes = { '1.0': '/terms/changes/1.0/1.1.html' };
  const versions = [first, { ...first, version: '1.1', consent: 'again', changes }];
  await page.route('**/legal-versions.json', (route) =>
    route.fulfill({ json: { terms: { current: '1.1', versions } } }),
  );
  await startLoggedIn(page, await newUser(request));
  await page.goto('/game-partner/chat-p-lingxi');
  const question = page.getByRole('region', { name: '协议有新版，请你再确认一次' });
  await expect(question).toBeVisible();
  const field = page.getByLabel('写给灵犀');
  await field.fill('灯还亮着吗');
  await field.press('Enter');
  await expect(question).toBeFocused();
  await expect(field).toHaveValue('灯还亮着吗');
  await question.getByRole('button', { name: '同意新版' }).click();
  await expect(question).toBeHidden();
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('list', { name: /对话/ })).toContainText('灯还亮着吗');
  check();
});
