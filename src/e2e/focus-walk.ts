import { expect, type Locator, type Page } from '@playwright/test';
import { measureRing, prepareRings } from './focus-ring';
import { forgetStops, readStop, skipAlike, type FocusStop } from './focus-stop';
import { waitForTwoFrames } from './page-monitor';

/** Stops that are looked at on a page. */
const MOST_STOPS = 40;
/** Stops one after the other that look like earlier ones of the page: the rest of their list is skipped then. */
const MOST_ALIKE = 8;

/** Presses a key. What looks wrong is looked at again once the page has followed: a menu opens, a row scrolls. */
async function goOn(page: Page, number: number, key: string): Promise<FocusStop> {
  await page.keyboard.press(key);
  const stop = await readStop(page, number);
  if (stop.fault === '' || stop.fault.startsWith('the focus')) return stop;
  await waitForTwoFrames(page);
  return readStop(page, number);
}

interface Walk {
  /** Begins the words of a fault. */
  readonly place: string;
  /** Looks whose ring was measured already; grows. */
  readonly looks: Set<string>;
  readonly key?: string;
  /** Called after each stop, by its number from 1. */
  readonly onStop?: (number: number) => Promise<void>;
}

/**
 * Walks from where the focus is until it comes round.
 * @returns what is wrong, each with the place and the element
 */
export async function walk(
  page: Page,
  { place, looks, key = 'Tab', onStop }: Walk,
): Promise<string[]> {
  const faults: string[] = [];
  await prepareRings(page);
  let before = 'the start';
  const seen = new Set<string>();
  let alike = 0;
  for (let number = 1; number <= MOST_STOPS; number += 1) {
    const stop = await goOn(page, number, key);
    if (stop.isFirst) break;
    // The end of a page is followed by its first stop, and a focus that was lost by the next one.
    if (stop.look === '' && number > 1 && (await goOn(page, number, key)).isFirst) break;
    const say = (fault: string): void => {
      if (fault !== '') faults.push(`${place}: ${stop.name}, after ${before}: ${fault}`);
    };
    say(stop.fault);
    if (stop.fault === '' && !looks.has(stop.look)) {
      looks.add(stop.look);
      // What the focus opens may have come between two pictures: a card beside an account.
      if ((await measureRing(page, number)) !== '') say(await measureRing(page, number));
    }
    if (stop.fault.startsWith('the focus')) break;
    before = stop.name;
    await onStop?.(number);
    alike = seen.has(stop.look) ? alike + 1 : 0;
    seen.add(stop.look);
    if (alike === MOST_ALIKE) {
      alike = 0;
      await skipAlike(page);
    }
  }
  return faults;
}

interface ModalWalk extends Pick<Walk, 'place' | 'looks'> {
  /** Control that opens it, by Enter. */
  readonly opener: Locator;
  readonly modal: Locator;
  /** Control that the focus goes back to; the opener, where it is left out. */
  readonly back?: Locator;
  /** Called once it is open. */
  readonly onOpen?: () => Promise<void>;
}

/** Opens a modal dialog by the keyboard, walks round in it, and leaves it by Escape. */
export async function walkInModal(page: Page, walked: ModalWalk): Promise<string[]> {
  const { place, looks, opener, modal, back = opener, onOpen } = walked;
  await opener.press('Enter');
  await expect(modal).toBeVisible();
  // The focus is in it from its beginning, on a control or on the dialog itself.
  await expect(modal.locator(':focus').or(modal.and(page.locator(':focus')))).toHaveCount(1);
  await onOpen?.();
  await forgetStops(page);
  const escapes: string[] = [];
  const faults = await walk(page, {
    place,
    looks,
    onStop: async (number) => {
      if ((await modal.locator(':focus').count()) > 0) return;
      escapes.push(`${place}: the focus leaves it at stop ${String(number)}`);
    },
  });
  // A card that the focus has opened goes by an Escape of its own, if it is there still.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(back).toBeFocused();
  return [...faults, ...escapes];
}
