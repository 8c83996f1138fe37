import { expect, test, type APIRequestContext } from '@playwright/test';
import {
  notebookAddress,
  notebookRootAddress,
  notebookRootSchema,
  notebookSchema,
} from '../../contract/notebooks';
import { choosePages } from '../../notebook/choose-pages';
import { expectAccessible } from '../axe';
import { watchProblems } from '../page-monitor';

// There it is still yesterday when the day of the service begins.
test.use({ timezoneId: 'America/Los_Angeles' });

/** Chooses a day's page here, from the file that the site has. */
async function wordsOf(request: APIRequestContext, id: string, day: string): Promise<string> {
  const read = async (address: string): Promise<unknown> => (await request.get(address)).json();
  const { partners } = notebookRootSchema.parse(await read(notebookRootAddress('zh')));
  const file = notebookAddress('zh', partners[id]?.file ?? '');
  const notebook = notebookSchema.parse(await read(file));
  const [page] = choosePages(notebook, id, day, 1).latest;
  return notebook.entries[page?.at ?? -1]?.text ?? '';
}

test('a partner’s notebook lies open at the visitor’s day, and says in the chat and at home that it is today', async ({
  page,
  request,
}) => {
  const check = watchProblems(page);
  await page.clock.setFixedTime('2026-11-27T20:00:00Z');
  await page.goto('/game-partner/detail-p-tuanzi');
  const notebook = page.getByRole('region', { name: '团子的手账' });
  const today = notebook.getByRole('article').filter({ hasText: '今天' });
  await expect(today.getByRole('heading')).toContainText('11月27日星期五');
  const words = await wordsOf(request, 'p-tuanzi', '2026-11-27');
  await expect(today.getByRole('paragraph')).toHaveText(words);
  const days = notebook.getByText('翻看前几天');
  await days.focus();
  await page.keyboard.press('Enter');
  await expect(notebook.getByText('11月22日星期日')).toBeVisible();
  await expectAccessible(page, true);
  await page.goto('/game-partner/chat-p-tuanzi');
  await expect(page.getByRole('region', { name: '团子的手账，11月27日星期五' })).toContainText(
    words,
  );
  await page.goto('/m/');
  const lamps = page.locator('#partners').getByText('今晚灯亮着');
  await expect(lamps.first()).toBeAttached();
  expect(await lamps.count()).toBeLessThanOrEqual(3);
  check();
});
