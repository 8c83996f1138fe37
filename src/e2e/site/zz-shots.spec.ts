import { test } from '@playwright/test';

test('shots', async ({ page }) => {
  test.setTimeout(240000);
  const shots = [
    ['pc-zh', '/tonight/#one.any.any.3', 1440, 'light', true],
    ['pc-en-dark', '/en/tonight/#one.any.any.3', 1440, 'dark', true],
    ['pc-ja-two', '/ja/tonight/#two.any.any.5', 1440, 'light', true],
    ['pc-wait', '/tonight/', 1440, 'light', false],
    ['pc-en-empty', '/en/tonight/#many.evening.worn.5', 1440, 'light', false],
    ['m-zh', '/m/tonight/#one.any.worn.3', 390, 'light', true],
    ['m-en-dark', '/en/m/tonight/#two.any.any.3', 390, 'dark', true],
    ['m-ja-320', '/ja/m/tonight/#one.30.some.3', 320, 'light', true],
    ['home-pc', '/', 1440, 'light', false],
    ['home-m', '/en/m/', 390, 'light', false],
  ] as const;
  await page.clock.setFixedTime(new Date('2026-11-28T21:00:00Z'));
  for (const [name, path, width, scheme, full] of shots) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: width > 800 ? 900 : 844 });
    await page.goto('about:blank');
    await page.goto(path);
    await page.waitForTimeout(2600);
    await page.screenshot({ path: `/tmp/w/shots-tonight/${name}.png`, fullPage: full });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto('/tonight/');
  await page.waitForTimeout(1500);
  await page.addStyleTag({ content: `
    main > div > div > header, main form, main p, body header, footer, [data-shell] { display: none !important }
    main > div > div > div { position: fixed !important; inset: 0 !important; z-index: 999; border-radius: 0 !important; }
    main > div > div > div > div > div { scale: 2.1; }
  ` });
  await page.screenshot({ path: '/tmp/w/shots-tonight/share.png' });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [lang, path] of [['zh', '/tonight/#one.any.any.3'], ['en', '/en/tonight/#two.any.any.3'], ['ja', '/ja/tonight/#one.30.any.3']] as const) {
    await page.goto('about:blank');
    await page.goto(path);
    const buttons = page.locator('[aria-labelledby="send-title"] button');
    for (const at of [0, 1]) {
      const download = page.waitForEvent('download');
      await buttons.nth(at).click();
      await (await download).saveAs(`/tmp/w/shots-tonight/pic-${lang}-${at}.png`);
    }
  }
});
