import { appConfig } from './app';
import * as sizes from './breakpoints-and-sizes';
import { IM_TIMES, IM_TOKEN_RETRIES } from './chat-limits';
import * as words from './constants';
import { LOCALES } from './locales';
import * as times from './times';

/**
 * The numbers and words of the specification's section 9, written out: the tests of what uses them name the constants,
 * and would follow another value.
 */

test('times are those of the specification', () => {
  expect(times).toMatchObject({
    API_TIMEOUT_MS: 10_000,
    CODE_COUNTDOWN_S: 60,
    LOCALE_COOKIE_MAX_AGE_S: 31_536_000,
    BUILD_CHECK_MS: 3_600_000,
    RELOAD_GUARD_MS: 10_000,
    HEADER_TRANSITION_AFTER_MS: 100,
    HEADER_TRANSITION_MS: 500,
    INITIAL_OVERLAY_MS: 50,
    DIALOG_CLOSE_MS: 300,
    TOAST_MS: 3000,
    TOOLTIP_SHOW_MS: 0,
    TOOLTIP_HIDE_MS: 200,
    LOADING_CLOSE_MS: 400,
    DOWNLOAD_RETRY_MS: 500,
  });
});

test('widths and heights are those of the specification', () => {
  expect(sizes).toMatchObject({
    MOBILE_MAX_WIDTH_PX: 768,
    PC_MIN_WIDTH_PX: 1200,
    MOBILE_HEADER_PX: 44,
    SEARCH_WIDTH_PX: 135,
    SEARCH_FOCUSED_WIDTH_PX: 200,
    TOAST_OFFSET_PX: 16,
  });
});

test('words and counts are those of the specification', () => {
  expect(words).toMatchObject({
    DEFAULT_CHANNEL: 'official-website',
    COUNTRY_CODE: 86,
    BADGE_MAX: 99,
    DOWNLOAD_RETRIES: 5,
  });
  expect(LOCALES).toEqual(['zh', 'en', 'ja']);
});

test('the token of instant messages is retried as the specification says', () => {
  expect(IM_TOKEN_RETRIES).toBe(5);
  expect(IM_TIMES.token).toEqual({ baseMs: 1000, capMs: 32_000, jitter: 0.25 });
});

test('the app config is that of the specification', () => {
  expect(appConfig).toEqual({ environment: 'production', version: '1.0.0', platform: 'web' });
});
