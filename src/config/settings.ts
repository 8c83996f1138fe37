import { cmsSettings } from './cms-settings';
import { downloadSettings } from './download-settings';
import { faultSettings } from './fault-settings';
import type { Locale } from './locales';
import type { Setting } from './setting-kinds';

/**
 * Every setting, by the name of its environment variable; all of them are optional. What begins with GATSBY_ is
 * written into the browser's code by Gatsby, so nothing secret may be among them; PICTURE_ORIGINS is by
 * `webpack-config.ts`.
 *
 * To add one: a row here, the same with its comment in `.env.example`, a value in `.env.sandbox`, and the literal read
 * in `browser-env.ts` if the browser uses it. The tests beside this file name what is missing.
 */
export const settings = {
  GATSBY_API_BASE_URL: {
    kind: 'base address',
    default: 'http://localhost:8787',
    directives: ['connect-src'],
    usedBy: ['browser', 'build'],
    comment: "The API that the site is built from and that visitors' browsers call.",
  },
  GATSBY_SITE_URL: {
    kind: 'site address',
    default: 'http://localhost:9000',
    usedBy: ['browser', 'build'],
    comment: "The site's own address, for canonical links and alternates; without a path.",
  },
  GATSBY_IM_URL: {
    kind: 'socket address',
    directives: ['connect-src'],
    usedBy: ['browser', 'build'],
    without: 'live messages (chats are read again every few seconds)',
    needs: 'GATSBY_IM_APP_ID',
    comment: 'Instant messages: address of the WebSocket.',
  },
  GATSBY_IM_APP_ID: {
    kind: 'text',
    usedBy: ['browser'],
    comment: 'Instant messages: app id.',
    without: 'live messages (chats are read again every few seconds)',
    needs: 'GATSBY_IM_URL',
  },
  GATSBY_ANALYTICS_APP_ID: {
    kind: 'digits',
    usedBy: ['browser'],
    without: 'analytics',
    needs: 'GATSBY_ANALYTICS_CHANNEL_DOMAIN',
    comment: 'Analytics (DataFinder): app id, digits only.',
  },
  GATSBY_ANALYTICS_CHANNEL_DOMAIN: {
    kind: 'base address',
    directives: ['connect-src'],
    usedBy: ['browser', 'build'],
    without: 'analytics',
    needs: 'GATSBY_ANALYTICS_APP_ID',
    comment: "Analytics: the collector's address.",
  },
  GATSBY_CONSENT_MODE: {
    kind: 'choice',
    choices: ['off', 'notice', 'required'],
    default: 'notice',
    usedBy: ['browser', 'build'],
    comment:
      'How visitors are asked about what the site reports of them: `off` not at all, `notice` while it does, `required` before it does.',
  },
  ...downloadSettings,
  GATSBY_PROMO_VIDEO_URL: {
    kind: 'web address',
    directives: ['media-src'],
    usedBy: ['browser', 'build'],
    without: 'the promo video',
    comment: 'The promo video of the home page.',
  },
  GATSBY_SOCIAL_DOUYIN_URL: {
    kind: 'web address',
    usedBy: ['browser'],
    without: 'Douyin',
    comment: 'Social page on Douyin; the content of its QR code too.',
  },
  GATSBY_SOCIAL_BILIBILI_URL: {
    kind: 'web address',
    usedBy: ['browser'],
    without: 'Bilibili',
    comment: 'Social page on Bilibili; the content of its QR code too.',
  },
  GATSBY_SOCIAL_QQ_URL: {
    kind: 'web address',
    usedBy: ['browser'],
    without: 'the QQ group',
    comment: 'Group on QQ; the content of its QR code too.',
  },
  GATSBY_SOCIAL_WECHAT_URL: {
    kind: 'web address',
    usedBy: ['browser'],
    without: 'WeChat',
    comment: 'Account on WeChat; the content of its QR code too.',
  },
  GATSBY_INSTALL_SDK_URL: {
    kind: 'web address',
    directives: ['script-src', 'connect-src'],
    usedBy: ['browser', 'build'],
    without: 'opening the app on phones',
    needs: 'GATSBY_INSTALL_SDK_KEY',
    comment: 'Script that installs and wakes the app on phones, compatible with OpenInstall.',
  },
  GATSBY_INSTALL_SDK_KEY: {
    kind: 'text',
    usedBy: ['browser'],
    without: 'opening the app on phones',
    needs: 'GATSBY_INSTALL_SDK_URL',
    comment: 'App key of that script.',
  },
  GATSBY_IP_LOOKUP_URL: {
    kind: 'web address',
    directives: ['connect-src'],
    usedBy: ['browser', 'build'],
    without: "the visitor's address in ad reports",
    comment: "Tells a visitor's own IP address, for the ad report.",
  },
  INSTALL_SDK_HOSTS: {
    kind: 'hosts',
    directives: ['script-src', 'img-src', 'connect-src'],
    needs: 'GATSBY_INSTALL_SDK_URL',
    usedBy: ['build'],
    comment:
      'Hosts besides its own that the script of the install SDK loads from, separated by commas.',
  },
  GATSBY_REPORT_FROM: {
    kind: 'text',
    default: 'youban-web',
    usedBy: ['browser'],
    comment: 'Who the ad report is from.',
  },
  GATSBY_ICP_NUMBER: {
    kind: 'text',
    usedBy: ['browser'],
    without: 'the ICP number',
    comment: 'ICP registration number in the footer.',
  },
  GATSBY_POLICE_NUMBER: {
    kind: 'text',
    usedBy: ['browser'],
    without: 'the number of the public security organ',
    comment: 'Registration number of the public security organ in the footer.',
  },
  PICTURES: {
    kind: 'choice',
    choices: ['build', 'quick', 'origin'],
    default: 'build',
    usedBy: ['build'],
    comment:
      'Pictures of the API: `build` fetches and encodes them, `quick` does so in half the time, for files that are a twentieth larger, and `origin` links to them as they are.',
  },
  PICTURE_ORIGINS: {
    kind: 'hosts',
    directives: ['img-src', 'connect-src'],
    usedBy: ['browser', 'build'],
    comment: "Hosts that pictures may come from, separated by commas; default: the API's own host.",
  },
  CSP_REPORT_URL: {
    kind: 'web address',
    usedBy: ['build'],
    comment:
      'Where browsers report what the Content-Security-Policy has blocked; the reference API takes reports at /csp-reports. Unset: nowhere.',
  },
  GATSBY_OFFLINE: {
    kind: 'choice',
    choices: ['on', 'off'],
    default: 'off',
    usedBy: ['browser', 'build'],
    comment:
      'Pages without a network: `on` lets a service worker keep pages that were read or asked for, `off` removes it from browsers that have it.',
  },
  LOCALES_BUILT: {
    kind: 'languages',
    usedBy: ['build'],
    comment:
      'Languages whose pages this build writes, separated by commas; default: all. `npm run merge` unites such builds.',
  },
  PICTURES_BUDGET: {
    kind: 'whole number',
    usedBy: ['build'],
    comment:
      'How many pictures of the API one build fetches at the most; the others show a placeholder until later builds fetch them. Unset: all.',
  },
  OG_IMAGES_BUDGET: {
    kind: 'whole number',
    default: '1000',
    usedBy: ['build'],
    comment:
      'How many pictures for link previews one build draws at the most; the others show a picture of the site until later builds draw them. 0: none.',
  },
  COMPRESSED_COPIES: {
    kind: 'choice',
    choices: ['build', 'none'],
    default: 'build',
    usedBy: ['build'],
    comment: 'Compressed copies of texts (`.br`, `.gz`): by the `build`, or the server (`none`).',
  },
  OFFLINE_GAMES: {
    kind: 'choice',
    choices: ['build', 'none'],
    default: 'none',
    usedBy: ['build'],
    comment:
      'A page of each game as one file to take along, with its text and small pictures: `build` makes them, one for each game and language, and leads to them; `none` does not. With `PICTURES=origin` they have no pictures.',
  },
  ...cmsSettings,
  ...faultSettings,
} as const satisfies Readonly<Record<string, Setting>>;

export type Settings = typeof settings;
export type SettingName = keyof Settings;

/** The value of a setting as it comes out of `readEnvironment`. */
export type SettingValue<N extends SettingName> = Settings[N] extends {
  readonly names: readonly (infer Name extends string)[];
  readonly choices: readonly (infer Choice)[];
}
  ? Readonly<Partial<Record<Name, Choice>>>
  : Settings[N] extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : Settings[N] extends { readonly kind: 'hosts' }
      ? readonly string[]
      : Settings[N] extends { readonly kind: 'languages' }
        ? readonly Locale[]
        : Settings[N] extends { readonly kind: 'whole number' }
          ? number
          : string;
