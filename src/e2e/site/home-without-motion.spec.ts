import { expect, test, type Page } from '@playwright/test';
import { expectAtScreen, lastLink, openHome, topOf } from '../home-screens';
import { waitForTwoFrames } from '../page-monitor';

/** Describes the focused element: its link, and itself when it is out of the window or beneath the header. */
function focusOf(page: Page): Promise<{ leadsTo: string; hidden: string }> {
  return page.evaluate(() => {
    const control = document.activeElement!;
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen =
      top >= 0 &&
      top + height <= window.innerHeight &&
      hit?.closest('header') === control.closest('header');
    return {
      leadsTo: control.getAttribute('href') ?? '',
      hidden: isSeen ? '' : control.outerHTML.slice(0, 200),
    };
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keys are left to fields', async ({ page }) => {
  await openHome(page);
  const field = page.getByRole('banner').locator('[name=searchValue]');
  await field.fill('灯');
  for (const key of ['PageDown', 'End', 'Space', 'ArrowDown']) {
    await field.press(key);
    await waitForTwoFrames(page);
    expect(await topOf(page, 'top'), key).toBe(0);
  }
  await field.blur();
  await page.keyboard.press('PageDown');
  await expectAtScreen(page, 'partners');
});

test('in a window of 1200 × 600 the page can be read to its end by keys, and every control comes into sight when the focus reaches it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 600 });
  await openHome(page);
  const tops = [await topOf(page, 'top')];
  while (tops.length < 20) {
    await page.keyboard.press('PageDown');
    await waitForTwoFrames(page);
    const top = await topOf(page, 'top');
    if (top === tops.at(-1)) break;
    // Nothing is skipped: what was at the lower edge is still in sight.
    expect(tops.at(-1)! - top).toBeLessThanOrEqual(600);
    tops.push(top);
  }
  await expect(lastLink(page)).toBeInViewport({ ratio: 1 });
  const last = (await lastLink(page).getAttribute('href')) ?? '';
  let focused = '';
  for (let reached = 0; reached < 200 && focused !== last; reached += 1) {
    await page.keyboard.press('Tab');
    // What opens or moves by the focus has done so a moment later.
    await expect
      .poll(async () => {
        const focus = await focusOf(page);
        focused = focus.leadsTo;
        return focus.hidden;
      })
      .toBe('');
  }
  await expect(lastLink(page)).toBeFocused();
});
