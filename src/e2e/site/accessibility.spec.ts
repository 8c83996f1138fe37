import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { placePath } from '../../routes';
import { SAMPLE, visitedPages } from '../../tools/sample-pages';
import { begin, changeMe, newUser } from '../users';
import { hydrated } from '../watch-page';

const shells = [
  `/game-partner/detail-${SAMPLE.partner}`,
  `/m/game-partner/story-${SAMPLE.partner}`,
  `/en/game-partner/chat-${SAMPLE.partner}`,
  `/ja/m/game-partner/game-list-${SAMPLE.partner}`,
  '/en/profile/',
  '/ja/game-library/search/?searchValue=a',
  '/m/nope',
];

/** Made of the same parts as the library and a game; on a desk they are looked at too. */
const LIKE_OTHERS = ['tag', 'gameRoles', 'role'];

/** Each kind in Chinese on a desk and in another language on a phone: they differ in words and in order. */
const pages = visitedPages.filter(({ locale, kind, variant }) =>
  variant === 'pc'
    ? locale === 'zh'
    : locale === (kind.length % 2 === 0 ? 'en' : 'ja') && !LIKE_OTHERS.includes(kind),
);

const addresses = [...pages.map(({ address }) => address), ...shells];

// What is on its way from one colour to another has neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Colours are the same in each language. */
function isInChinese(address: string): boolean {
  return placePath(address).locale === 'zh';
}

/** Two frames: the first one draws the colours. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

async function expectNothing(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    what,
  ).toEqual([]);
}

async function expectNothingInBoth(page: Page, isDarkToo: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await drawn(page);
  await expectNothing(new AxeBuilder({ page }), 'light');
  if (!isDarkToo) return;
  // The dark scheme is the same document in other colours.
  await page.emulateMedia({ colorScheme: 'dark' });
  await drawn(page);
  await expectNothing(new AxeBuilder({ page }).withRules(['color-contrast']), 'dark');
}

async function visit(page: Page, address: string): Promise<void> {
  if (address.includes('/m/')) await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await visit(page, address);
    await expectNothingInBoth(page, isInChinese(address));
  });
}

for (const [address, entry] of [
  ['/activity/', '登录/注册'],
  ['/m/about-us/', '登录/注册'],
  ['/en/m/activity/', 'Log in / Sign up'],
  ['/ja/game-library/', 'ログイン/登録'],
] as const) {
  test(`axe finds nothing in the login dialog over ${address}, untouched and wrong`, async ({
    page,
  }) => {
    await visit(page, address);
    await page.locator('header').getByRole('button', { name: entry }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectNothingInBoth(page, true);
    await dialog.getByRole('button', { name: entry }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectNothingInBoth(page, true);
  });
}

test('axe finds nothing on the profile, nor in the removal of the account', async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  await begin(page, user);
  await changeMe(page, { unread_count: 120 });
  for (const address of ['/', '/profile/']) {
    await visit(page, address);
    await expect(page.locator('header').getByText('99+')).toBeVisible();
    await expectNothingInBoth(page, true);
  }
  await visit(page, `/m/profile/removeAccount-${user.web_user_id}`);
  for (const heading of ['注销之后，这些就没有了', '注销之后，这些还会留一阵']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectNothingInBoth(page, true);
    await page.getByRole('button', { name: '我知道了，下一步' }).click();
  }
  await page.getByRole('button', { name: '注销账号' }).click();
  await expect(page.getByText('请先勾选确认')).toBeVisible();
  await expectNothingInBoth(page, true);
});
