import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readEnvironment } from '../../config/environment';
import { makeTempFolder } from '../../node/temp-folder';
import { openEditing } from '../../tools/edit/open-editing';
import { copySite, type SiteCopy } from '../../gatsby/node/preview/testing/site-copy';
test.use({ locale: 'en-US', viewport: { width: 1280, height: 760 } });
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
  await cms.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await page.waitForTimeout(800);
  await cms.getByRole('textbox', { name: '中文' }).first().fill('先练段子！');
  await page.waitForTimeout(4000);
  await shot('doc');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(2500);
  await shot('dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(2500);
  await shot('m');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  // A partner without a file.
  copy.git('rm', '-q', 'content/partners/p-feng.yaml');
  await page.reload();
  await page.waitForTimeout(3000);
  await cms.locator('body').evaluate((b) => { (b.ownerDocument.defaultView as Window).location.hash = '#/collections/partners'; });
  await page.waitForTimeout(2500);
  await shot('none-list');
  try {
    await cms.getByText('(p-feng)').first().click({ timeout: 5000 });
    await page.waitForTimeout(5000);
    await shot('none-form');
  } catch (e) { console.log(String(e).slice(0, 400)); }
  console.log(errors.join('\n'));
});
