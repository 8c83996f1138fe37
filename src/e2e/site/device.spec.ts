import { expect, test, type Page } from '@playwright/test';
import { consentButton, consentNotice } from '../collector';
import { waitForHydration, isMarked, mark, watchDocuments, watchProblems } from '../page-monitor';
import { startLoggedIn } from '../../tools/sandbox-user';
import { newUser } from '../users';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

function forbidStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

const tag = encodeURI('/game-library/tag/科幻/');

for (const { size, from, to } of [
  { size: PHONE, from: `/ja${tag}`, to: `/ja/m${tag}` },
  { size: DESK, from: '/m/activity/?a=1&b=%E7%81%AF#灯', to: `/activity/?a=1&b=%E7%81%AF#${encodeURI('灯')}` }, // oxfmt-ignore
  { size: DESK, from: '/en/m', to: '/en/' },
]) {
  test(`${String(size.width)} px: ${from} is ${to}, loaded once, without an entry in the history`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    const documents = watchDocuments(page);
    const check = watchProblems(page);
    await page.goto(from);
    await page.waitForURL(`${baseURL ?? ''}${to}`);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const pathOf = (address: string): string => address.replace(/#.*/, '');
    expect(documents).toEqual([pathOf(from), pathOf(to)]);
    expect(await page.evaluate(() => history.length)).toBe(2);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    check();
  });
}

test('nothing is seen of a page that is left for its twin', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    window.addEventListener('pagehide', () => {
      sessionStorage.setItem('left', getComputedStyle(document.documentElement).display);
    });
  });
  await page.goto('/about-us/');
  await expect(page).toHaveURL('/m/about-us/');
  await waitForHydration(page);
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('none');
  await expect(page.locator('h1')).toBeVisible();
});

test('language and variant are settled at once', async ({ page, context, baseURL }) => {
  await page.setViewportSize(PHONE);
  await context.addCookies([{ name: 'lang', value: 'ja', url: baseURL ?? '' }]);
  const documents = watchDocuments(page);
  await page.goto('/?channel=a');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/?channel=a', '/ja/m/?channel=a']);
});

test('a window that crosses the line gets the twin in the place of the page, without a reload', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/game-library/lantern-city/?channel=a#roles');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await mark(page);
  const before = await page.evaluate(() => history.length);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page).toHaveURL('/m/game-library/lantern-city/?channel=a#roles');
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(page).toHaveURL('/game-library/lantern-city/?channel=a#roles');
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a window that crosses the line waits until the typing is over', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/about-us/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const search = page.getByRole('banner').locator('[name=searchValue]');
  await search.fill('灯');
  const resized = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('resize', () => setTimeout(resolve), { once: true });
      }),
  );
  await page.setViewportSize(PHONE);
  await resized;
  await expect(page).toHaveURL('/about-us/');
  await expect(search).toHaveValue('灯');
  await search.blur();
  await expect(page).toHaveURL('/m/about-us/');
});

test('an open login dialog is left alone by a phone that is turned', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/m/about-us/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('dialog').getByLabel('手机号').fill('138');
  await expect(page).toHaveURL('/m/about-us/');
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await expect(page).toHaveURL('/about-us/');
});

test('the choice of a visitor wins until it is undone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/m/about-us/');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '电脑版' }).click();
  await expect(page).toHaveURL('/about-us/');
  await page.reload();
  await waitForHydration(page);
  await expect(page).toHaveURL('/about-us/');
  await page.goto('/m/activity/');
  await expect(page).toHaveURL('/activity/');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '手机版' }).click();
  await expect(page).toHaveURL('/m/activity/');
  expect(await page.evaluate(() => localStorage.getItem('variant'))).toBeNull();
  await page.goto('/about-us/');
  await expect(page).toHaveURL('/m/about-us/');
});

test('with storages forbidden the choice lasts as long as the page, and nothing goes in a circle', async ({
  page,
}) => {
  await forbidStorage(page);
  await page.setViewportSize(PHONE);
  const documents = watchDocuments(page);
  await page.goto('/about-us/');
  await waitForHydration(page);
  await expect(page).toHaveURL('/m/about-us/');
  // The answer of an earlier visit is forbidden too; the notice must not slide over what is being clicked.
  await consentButton(page, '关掉').click();
  await expect(consentNotice(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: '电脑版' }).click();
  await expect(page).toHaveURL('/about-us/');
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '活动' })
    .click();
  await expect(page).toHaveURL('/activity/');
  await page.reload();
  await expect(page).toHaveURL('/m/activity/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/about-us/', '/m/about-us/', '/activity/', '/m/activity/']);
});

test('with cookies forbidden a phone gets its page, and its language', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: forbid, set: forbid });
  });
  const check = watchProblems(page);
  await page.setViewportSize(PHONE);
  await page.goto('/?channel=a');
  await expect(page).toHaveURL('/m/?channel=a');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/m/?channel=a');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  check();
});

test('legal pages stay on a phone, fit it, and lead on to mobile pages', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const documents = watchDocuments(page);
  await page.goto('/en/terms/');
  await waitForHydration(page);
  await expect(page).toHaveURL('/en/terms/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/en/m/activity/');
  expect(documents).toEqual(['/en/terms/']);
});

test('a window narrower than the pc layout, which stays 1200 px wide, is offered the mobile one, all of it in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const login = page.getByRole('banner').getByRole('button', { name: 'Log in / Sign up' });
  for (const address of ['/en/', '/en/activity/?channel=a']) {
    await page.goto(address);
    await waitForHydration(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200);
    for (const left of [0, 400]) {
      await page.evaluate((to) => window.scrollTo(to, 0), left);
      await expect(login).toBeInViewport({ ratio: 1 });
      const offer = page.getByRole('link', { name: /mobile site$/ });
      await expect(offer.first()).toBeInViewport({ ratio: 1 });
    }
  }
  await page.getByRole('link', { name: /Try the mobile site$/ }).click();
  await expect(page).toHaveURL('/en/m/activity/?channel=a');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  await page.goto('/en/about-us/');
  await expect(page).toHaveURL('/en/m/about-us/?channel=a');
});

test.describe('a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true });

  test('fits the pc layout into its screen', async ({ page }) => {
    await page.goto('/activity/');
    const widths = () =>
      page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]);
    await expect.poll(widths).toEqual([1200, 1200]);
  });
});

test('an account is removed under /m alone: on a desk it is led there, and stays', async ({
  page,
  request,
}) => {
  await startLoggedIn(page, await newUser(request));
  await page.goto('/profile/removeAccount-7?channel=a');
  await waitForHydration(page);
  await expect(page).toHaveURL('/m/profile/removeAccount-7?channel=a');
  await expect(page.getByText('这个链接属于另一个账号')).toBeVisible();
  await page.getByRole('link', { name: '回到个人中心' }).click();
  await expect(page).toHaveURL('/profile/?channel=a');
});

test('an address that leads nowhere is not found in the language of the address and the variant of the window', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/en/nope/x?y=1');
  await expect(page).toHaveURL('/en/m/nope/x?y=1');
  await waitForHydration(page);
  await expect(page.locator('h1')).toHaveText('Nothing here but us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.getByText('Page not found: /en/m/nope/x')).toBeVisible();
});
