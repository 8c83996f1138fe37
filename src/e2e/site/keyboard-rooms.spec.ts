import { expect, test, type Page } from '@playwright/test';
import { href, type Place } from '../../routes';
import { SAMPLE, WINDOWS } from '../../tools/sample-pages';
import { field, lines, openChat, PARTNER, replies, sendLine } from '../chat-page';
import { walk, walkInModal } from '../focus-walk';
import { forgetStops, readStop } from '../focus-stop';
import { measureRing, prepareRings } from '../focus-ring';
import { waitForHydration, watchProblems } from '../page-monitor';

// What opens over a page, and the chat: the focus is seen at each stop, stays within a modal dialog, and goes back by Escape.

const DESK: Place = { locale: 'zh', variant: 'pc' };
const PHONE: Place = { locale: 'en', variant: 'm' };

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Counts the lines of the conversation that the walk has stopped at. */
function linesStoppedAt(page: Page): Promise<number> {
  return page.locator('[data-log] li[data-stop]').count();
}

test('on a desk, the menus of the header, the suggestions of its search, the login and the gallery', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.setViewportSize(WINDOWS.pc);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const looks = new Set<string>();
  const faults: string[] = [];
  await open(page, href('game', { id: SAMPLE.game }, DESK));
  const banner = page.getByRole('banner');

  await banner.locator('summary').press('Enter');
  const languages = banner.getByRole('navigation', { name: '语言' }).getByRole('link');
  await expect(languages).toHaveCount(3);
  await prepareRings(page);
  for (const number of [1, 2, 3]) {
    await page.keyboard.press('Tab');
    const { name, fault } = await readStop(page, number);
    if (fault !== '') faults.push(`languages: ${name}: ${fault}`);
    else faults.push(...(await measureRing(page, number)).split('\n').filter(Boolean));
  }
  await expect(languages.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner.locator('summary')).toBeFocused();
  await forgetStops(page);

  const search = banner.locator('[name=searchValue]').first();
  await search.focus();
  await expect(search).toHaveAttribute('role', 'combobox');
  await page.keyboard.type('dengta');
  // The list of all that is typed: an earlier one would give way to it below the arrow keys.
  const options = page.getByRole('option');
  await expect(options.first().locator('mark').first()).toHaveText('灯塔');
  for (let left = await options.count(); left > 0; left -= 1) {
    await page.keyboard.press('ArrowDown');
    const active = page.locator('[role="option"][aria-selected="true"]');
    await expect(active).toBeInViewport({ ratio: 0.9 });
    await expect(search).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(search).toBeFocused();

  faults.push(
    ...(await walkInModal(page, {
      place: 'login on a desk',
      looks,
      opener: banner.getByRole('button', { name: '登录/注册' }),
      modal: page.getByRole('dialog', { name: '登录' }),
    })),
    ...(await walkInModal(page, {
      place: 'gallery',
      looks,
      opener: page.getByRole('region', { name: '画面' }).getByRole('link').first(),
      modal: page.getByRole('dialog', { name: '万灯城' }),
    })),
  );
  expect(faults).toEqual([]);
  check();
});

test('on a phone, the menu, the search, the login and the filters', async ({ page }) => {
  const check = watchProblems(page);
  await page.setViewportSize(WINDOWS.m);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const looks = new Set<string>();
  const faults: string[] = [];
  await open(page, href('library', {}, PHONE));
  // The search and the filters come in a quiet moment; before that they are links.
  await page.waitForLoadState('networkidle');
  const banner = page.getByRole('banner');
  faults.push(
    ...(await walkInModal(page, {
      place: 'filters',
      looks,
      opener: page.getByRole('button', { name: 'Filter' }),
      modal: page.getByRole('dialog', { name: 'Filter and sort' }),
    })),
  );
  // The library has a field of its own: its header opens none.
  await open(page, href('about', {}, PHONE));
  await page.waitForLoadState('networkidle');
  faults.push(
    ...(await walkInModal(page, {
      place: 'menu',
      looks,
      opener: banner.getByRole('button', { name: 'Menu' }),
      modal: page.getByRole('dialog', { name: 'Menu' }),
    })),
    ...(await walkInModal(page, {
      place: 'search',
      looks,
      opener: banner.getByRole('link', { name: 'Search' }),
      modal: page.getByRole('dialog', { name: 'Search' }),
    })),
    ...(await walkInModal(page, {
      place: 'login on a phone',
      looks,
      opener: banner.getByRole('button', { name: 'Log in / Sign up' }),
      modal: page.getByRole('dialog', { name: 'Log in' }),
    })),
  );
  expect(faults).toEqual([]);
  check();
});

test('the chat: its log is one stop, a line’s menu gives the focus back, and so does what asks once more', async ({
  page,
}) => {
  const check = watchProblems(page);
  await page.setViewportSize(WINDOWS.pc);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const looks = new Set<string>();
  const faults: string[] = [];
  await openChat(page);
  await expect(replies(page)).toHaveCount(1);
  // Its buttons are in the log as well.
  await page.getByRole('button', { name: '知道了' }).click();
  await sendLine(page, '星海回波新手怎么开局？');
  const line = lines(page, '前五个小时的小抄').first();
  await expect(line).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.locator('main').focus();
  faults.push(...(await walk(page, { place: 'chat', looks })));
  expect(await linesStoppedAt(page)).toBe(1);

  await forgetStops(page);
  await line.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: /^操作：/ });
  await expect(menu).toBeVisible();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();

  const more = page.getByRole('button', { name: '更多' });
  await more.press('Enter');
  const clear = page.getByRole('menuitem', { name: '清除本机数据' });
  faults.push(
    ...(await walkInModal(page, {
      place: 'clear',
      looks,
      opener: clear,
      modal: page.getByRole('dialog', { name: '清除本机数据' }),
      back: more,
    })),
  );
  expect(faults).toEqual([]);
  check();
});

test('the chat on a phone: every stop from the composer on is seen', async ({ page }) => {
  const check = watchProblems(page);
  await page.setViewportSize(WINDOWS.m);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, href('partnerChat', { id: PARTNER }, { locale: 'zh', variant: 'm' }));
  await expect(field(page)).toBeVisible();
  await page.getByRole('button', { name: '知道了' }).click();
  await page.locator('main').focus();
  expect(await walk(page, { place: 'chat on a phone', looks: new Set<string>() })).toEqual([]);
  expect(await linesStoppedAt(page)).toBe(1);
  check();
});
