import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readEnvironment } from '../../config/environment';
import { makeTempFolder } from '../../node/temp-folder';
import { openEditing } from '../../tools/edit/open-editing';
import { copySite, type SiteCopy } from '../../gatsby/node/preview/testing/site-copy';

const TODAY = '2026-11-28';
const SENTENCE = '这一句是刚写的。';
const MISTAKE = '[这里](/nowhere/)';

// The forms are in the browser's language.
test.use({ locale: 'en-US' });

type Editing = Awaited<ReturnType<typeof openEditing>>;

let copy: SiteCopy;
let editing: Editing;

test.beforeAll(async () => {
  copy = copySite(makeTempFolder());
  editing = await openEditing({
    ...{ root: copy.root, siteFolder: path.resolve('.'), port: 0, previewPort: 0 },
    environment: readEnvironment(process.env),
    today: () => TODAY,
  });
});

test.afterAll(async () => {
  await editing.close();
  rmSync(copy.root, { recursive: true, force: true });
});

test('an editor without Git changes a legal text and what a partner says, sees it, publishes it and takes it back', async ({
  page,
}) => {
  await page.goto(editing.url);
  const cms = page.frameLocator('#cms');
  await cms.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(cms.getByText('游伴服务协议 1.0')).toBeVisible();
  await page.getByRole('button', { name: 'New version of a legal text' }).click();
  await page.getByLabel('Text').selectOption('terms');
  await page.getByLabel('In force from').fill('2026-12-24');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('status')).toContainText(
    'Legal texts › 游伴服务协议 1.1 (from 2026-12-24)',
  );

  const preview = cms.frameLocator('iframe.preview').frameLocator('iframe');
  await cms.getByText('游伴服务协议 1.1').click();
  const text = cms.locator('textarea').first();
  await text.press('Control+Home');
  await text.pressSequentially(SENTENCE);
  const typed = Date.now();
  await expect(preview.getByText(SENTENCE)).toBeVisible();
  test.info().annotations.push({ type: 'shown after ms', description: String(Date.now() - typed) });

  // The page follows the language that is chosen above the text.
  await cms.getByRole('radio', { name: 'English' }).first().click();
  await expect(preview.locator('html')).toHaveAttribute('lang', 'en');
  await cms.getByRole('radio', { name: 'Chinese' }).first().click();
  await expect(preview.getByText(SENTENCE)).toBeVisible();

  // A mistake is said on the page, in the words of the build, before anything is saved.
  await text.pressSequentially(MISTAKE);
  await expect(preview.locator('youban-preview')).toContainText('leads to no page of this site');
  await text.fill((await text.inputValue()).replace(MISTAKE, ''));
  await expect(preview.locator('youban-preview')).toContainText('No mistake');
  await cms.getByRole('button', { name: 'Save' }).click();
  await expect(() => {
    expect(copy.read('content/legal/terms/1.1/zh.md')).toContain(SENTENCE);
  }).toPass();

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByLabel('What has changed').fill('改服务协议');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Published on this machine');
  expect(copy.git('show', '--stat', '--format=%s')).toContain('content/legal/terms/1.1/zh.md');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('status')).toContainText('Taken back on this machine');
  expect(copy.git('diff', 'HEAD~2')).toBe('');

  // What a partner says: one sentence is one line, and a mistake is named before it is saved.
  await cms.getByText('What partners say').click();
  await cms.getByText('阿弦 (p-axian)').click();
  await cms.getByRole('button', { name: 'Expand', exact: true }).first().click();
  const says = cms.getByRole('textbox', { name: '中文' }).first();
  await says.fill('先听闲话');
  await expect(preview.locator('youban-preview')).toContainText(
    'content/partners/p-axian.yaml:12, field "answers.1.say.zh": expected another text',
  );
  await says.fill('先练段子！');
  await expect(preview.getByText('先练段子！')).toBeVisible();
  await cms.getByRole('button', { name: 'Save' }).click();
  await expect(() => {
    expect(copy.git('diff', '--numstat')).toBe('1\t1\tcontent/partners/p-axian.yaml\n');
  }).toPass();
});

test.describe('with a browser in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the forms are in Chinese', async ({ page }) => {
    await page.goto(editing.url);
    await page.frameLocator('#cms').getByRole('button', { name: '使用本地仓库' }).click();
    await expect(page.frameLocator('#cms').getByPlaceholder('搜索内容')).toBeVisible();
  });
});
