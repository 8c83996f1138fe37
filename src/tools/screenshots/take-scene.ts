import type { Browser, BrowserContext, Page } from '@playwright/test';
import { href, type Place, type RouteName } from '../../routes';
import { SAMPLE, WINDOWS } from '../sample-pages';
import type { Origins } from '../run/site-in-browser';
import { logInNumber, startLoggedIn } from '../sandbox-user';
import { settle } from './take-shot';
import type { ColorScheme } from './shots';

/** One window of a picture. */
export interface Scene {
  readonly route: RouteName;
  readonly id?: string;
  readonly place: Place;
  readonly scheme: ColorScheme;
  /** Adds to the address, such as the scene of a chat. */
  readonly fragment?: string;
  readonly isLoggedIn?: boolean;
  /** Pixels for one of CSS. */
  readonly pixelRatio?: number;
  /** Goes on from the loaded page to what the picture shows. */
  readonly act?: (page: Page, context: BrowserContext) => Promise<void>;
}

let lastPhone = 13_700_000_000;

/** Returns a number of a user who has said nothing yet in this run. */
function nextPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

/** Takes the picture of one scene as it stands in its window. */
export async function takeScene(browser: Browser, origins: Origins, scene: Scene): Promise<Buffer> {
  const { route, id = SAMPLE.game, place, scheme, fragment = '', isLoggedIn, act } = scene;
  const { pixelRatio = 1 } = scene;
  const { variant, locale } = place;
  const context = await browser.newContext({
    baseURL: origins.site,
    viewport: WINDOWS[variant],
    deviceScaleFactor: pixelRatio,
    locale,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    isMobile: variant === 'm',
    hasTouch: variant === 'm',
  });
  await context.addInitScript(() => {
    localStorage.setItem('analyticsConsent', 'declined');
    localStorage.setItem('chatNotice', 'read');
  });
  const page = await context.newPage();
  if (isLoggedIn === true) {
    await startLoggedIn(page, await logInNumber(page.request, origins.api, nextPhone()));
  }
  const params = { id, doc: '', tag: '', page: '' };
  await page.goto(href(route, params, place) + fragment, { waitUntil: 'networkidle' });
  await act?.(page, context);
  await settle(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}
