import type { SettingName } from './settings';

/** A report about a visitor that the site sends by itself. */
interface Report {
  /** Content of the report, in the words of docs/operating.md. */
  readonly what: string;
  /** Settings without which a build does not send it. */
  readonly needs: readonly SettingName[];
  /** Settings of which one at least must be set besides. */
  readonly needsOneOf?: readonly SettingName[];
  /** Addresses of its requests: a setting that holds an address, or paths of the API. */
  readonly to: SettingName | readonly `/api/${string}`[];
}

const DOWNLOADS: readonly SettingName[] = [
  'GATSBY_DOWNLOAD_PC_URL',
  'GATSBY_DOWNLOAD_MOBILE_URL',
  'GATSBY_DOWNLOAD_IOS_URL',
  'GATSBY_DOWNLOAD_HARMONY_URL',
  'GATSBY_DOWNLOAD_AMD_URL',
  'GATSBY_DOWNLOAD_AIPC_URL',
];

/**
 * Table of the reports about a visitor that the site sends without being asked by the visitor. The privacy policy, the consent notice and
 * docs/operating.md speak of these, and the browser tests hold every request of a visit against them
 * (`src/e2e/outgoing.ts`). Calls that do what a visitor wants (login, chat, search, reporting a message or a fact) are none.
 */
export const reports = {
  analytics: {
    what: 'web id, page views, downloads and errors of pages, to the analytics collector',
    needs: ['GATSBY_ANALYTICS_APP_ID', 'GATSBY_ANALYTICS_CHANNEL_DOMAIN'],
    to: 'GATSBY_ANALYTICS_CHANNEL_DOMAIN',
  },
  actions: {
    what: 'that a partner was opened, a scene started, a message sent (never its words), an outfit chosen, to the API',
    needs: [],
    to: ['/api/users/report_user_action'],
  },
  ads: {
    what: 'that a visit from an advertisement downloaded, and each download for phones, to the API',
    needs: [],
    needsOneOf: DOWNLOADS,
    to: ['/api/utils/bilibili_pc_ad_report', '/api/utils/huoban_ad_report'],
  },
  'ip-lookup': {
    what: "the visitor's address, asked of a lookup service for the report above",
    needs: ['GATSBY_IP_LOOKUP_URL'],
    needsOneOf: DOWNLOADS,
    to: 'GATSBY_IP_LOOKUP_URL',
  },
  'install-sdk': {
    what: 'channel and `track_id`, to the script that installs and wakes the app',
    needs: ['GATSBY_DOWNLOAD_MOBILE_URL', 'GATSBY_INSTALL_SDK_URL', 'GATSBY_INSTALL_SDK_KEY'],
    to: 'GATSBY_INSTALL_SDK_URL',
  },
} satisfies Readonly<Record<string, Report>>;

export type ReportName = keyof typeof reports;

/**
 * Tells whether a build sends a report at all.
 * @param isSet whether a setting has a value
 */
export function isReported(name: ReportName, isSet: (setting: SettingName) => boolean): boolean {
  const { needs, needsOneOf }: Report = reports[name];
  return needs.every(isSet) && (needsOneOf?.some(isSet) ?? true);
}
