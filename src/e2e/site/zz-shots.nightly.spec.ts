import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readEnvironment } from '../../config/environment';
import { makeTempFolder } from '../../node/temp-folder';
import { openEditing } from '../../tools/edit/open-editing';
import { copySite, type SiteCopy } from '../../gatsby/node/preview/testing/site-copy';
test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
let copy: SiteCopy;
let editing: Awaited<ReturnType<typeof openEditing>>;
test.beforeAll(async () => {
  copy = copySite(makeTempFolder());
  editing = await openEditing({
    ...{ root: copy.root, siteFolder: path.resolve('.'), port: 0, previewPort: 0 },
    environment: readEnvironment(process.env),
    today: () => '2026-11-28',
  });
});
test.afterAll(async () => {
  await editing.close();
  rmSync(copy.root, { recursive: true, force: true });
});
test('shots', async ({ page }) => {
  test.setTimeout(240_000);
  const errors: string[] = [];
  page.on('console', (m) => { if (m.type() === 'error' || m.type()==='warning') errors.push(m.text().slice(0, 300)); });
  const shot = (n: string) => page.screenshot({ path: `/tmp/w/shots-edit-forms/${n}.png` });
  await page.goto(editing.url);
  const cms = page.frameLocator('#cms');
  await cms.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(cms.getByText('游伴服务协议 1.0')).toBeVisible();
  await cms.getByText('What partners say').first().click();
  await page.waitForTimeout(1500);
  await shot('1-list');
  await cms.getByText('(p-axian)').first().click();
  await page.waitForTimeout(6000);
  await shot('2-form');
  const tree = async (n: string) => require('node:fs').writeFileSync(`/tmp/w/shots-edit-forms/${n}.txt`, await cms.locator('body').ariaSnapshot());
  const step = async (n: string, f: () => Promise<unknown>) => { try { await f(); } catch (e) { console.log(n, String(e).slice(0, 600)); } await shot(n); };
  await step('3-expanded', async () => { await cms.getByRole('button', { name: 'Expand', exact: true }).first().click({ timeout: 5000 }); await page.waitForTimeout(800);
    await cms.getByRole('textbox', { name: '中文' }).first().fill('先听闲话'); await page.waitForTimeout(4000); });
  await step('3b-scrolled', async () => { await cms.getByText('Which leads to').first().scrollIntoViewIfNeeded(); await page.waitForTimeout(500); });
  await step('3c', async () => { await cms.getByRole('textbox', { name: '中文' }).first().fill('先练段子！'); await page.waitForTimeout(3000); });
  await step('4-add', async () => { await cms.getByRole('button', { name: /a sentence on a game/ }).click({ timeout: 5000 }); await page.waitForTimeout(1500); await tree('tree-add'); });
  await step('4b-select', async () => { await cms.getByRole('combobox').last().click({ timeout: 5000 }); await page.waitForTimeout(800); await tree('tree-select'); });
  await step('4c', async () => { await cms.getByRole('option', { name: /star-echo/ }).click({ timeout: 5000 }); await page.waitForTimeout(500);
    const boxes = cms.getByRole('textbox', { name: /中文|English|日本語/ }); const n = await boxes.count(); console.log('boxes', n);
    await boxes.nth(n - 3).fill('一句。'); await boxes.nth(n - 2).fill('One.'); await boxes.nth(n - 1).fill('一つ。'); await page.waitForTimeout(3000); await tree('tree-filled'); });
  await step('4d-saved', async () => { await cms.getByRole('button', { name: 'Save' }).click({ timeout: 5000 }); await page.waitForTimeout(3000); });
  console.log(copy.git('diff'));
  const go = async (h: string) => { await cms.locator('body').evaluate((b, n) => { (b.ownerDocument.defaultView as Window).location.hash = n; }, h); await page.waitForTimeout(4500); };
  await go('#/collections/notebooks/entries/notebooks-p-axian');
  await step('5-notebook', async () => { await cms.getByRole('button', { name: 'Expand', exact: true }).first().click({ timeout: 5000 }); await page.waitForTimeout(800); });
  await go('#/collections/tables/entries/terms');
  await step('6-terms', async () => { await cms.getByRole('button', { name: 'Expand', exact: true }).first().click({ timeout: 5000 }); await page.waitForTimeout(800); });
  const other = await page.context().newPage();
  await other.goto(`${editing.preview}/__edit/languages?address=/game-partner/detail-p-axian`); await other.waitForTimeout(6000);
  await other.screenshot({ path: '/tmp/w/shots-edit-forms/7-languages.png' });
  await other.goto(`${editing.preview}/tonight/`); await other.waitForTimeout(3000);
  await other.screenshot({ path: '/tmp/w/shots-edit-forms/8-tonight.png' });
  const body = await (await other.request.get(`${editing.preview}/tonight-words/zh.json`)).text(); console.log(body.includes('一句。'));
  console.log(errors.join('\n'));
});
