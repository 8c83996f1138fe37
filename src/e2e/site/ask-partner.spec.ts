import { expect, test } from '@playwright/test';
import { href } from '../../routes';
import { SEARCH_PARAMETER } from '../../routes/table';
import { SAMPLE } from '../../tools/sample-pages';
import { startLoggedIn } from '../../tools/sandbox-user';
import { expectAccessible } from '../axe';
import { waitForHydration, watchProblems } from '../page-monitor';
import { apiPath, newUser } from '../users';

const place = { locale: 'zh', variant: 'm' } as const;
const QUESTION = '谁会骗我说第十三座桥塌了？';

test.use({ viewport: { width: 320, height: 720 } });

test('a reader who is stuck takes the question of a fold to the partner, who is told of it once', async ({
  page,
}) => {
  const check = watchProblems(page);
  await startLoggedIn(page, await newUser(page.request));
  await page.goto(href('game', { id: SAMPLE.game }, place));
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: '问问阿弦', exact: true })).toHaveAttribute(
    'href',
    `${href('partnerChat', { id: 'p-axian' }, place)}#game=${SAMPLE.game}`,
  );
  await page.locator('[data-fold] summary').first().click();
  const link = page.locator('[data-fold]').getByRole('link', { name: '还是卡着？问问阿弦' });
  await expect(link).toBeVisible();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, true);
  await link.click();
  const field = page.getByLabel('写给阿弦');
  await expect(field).toHaveValue(QUESTION);
  await expect(page.getByText(/^问题写好了/)).toBeVisible();
  const asked = page.waitForRequest(apiPath('chatRespond'));
  await field.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({
    content: QUESTION,
    context: { game_id: SAMPLE.game, section: QUESTION, opened_steps: 1 },
  });
  expect(new URL(page.url()).hash).toBe('');
  check();
});

test('a search that finds nothing can be taken to three partners', async ({ page }) => {
  const check = watchProblems(page);
  const words = '㐀㐁㐂㐃㐄怎';
  const query = new URLSearchParams({ [SEARCH_PARAMETER]: words });
  await page.goto(`${href('search', {}, place)}?${String(query)}`);
  await waitForHydration(page);
  const links = page.getByRole('status').getByRole('link', { name: /问问/ });
  await expect(links).toHaveCount(3);
  await expectAccessible(page, true);
  await links.first().click();
  await expect(page.getByRole('textbox', { name: /^写给/ })).toHaveValue(words);
  check();
});
