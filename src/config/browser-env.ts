import type { Settings, SettingValue } from './settings';

/**
 * Settings that the browser uses, inlined by the build, which has checked them. Each is read literally, because
 * `process.env` is empty in a browser; unset and empty both mean: this feature is left out. The table of settings
 * itself stays out of pages: only its types are imported, and a default that differs from it does not compile.
 */
function text(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/** How visitors are asked about analytics. */
export type ConsentMode = SettingValue<'GATSBY_CONSENT_MODE'>;

function consentModeOf(value: string | undefined): ConsentMode {
  return value === 'off' || value === 'required'
    ? value
    : ('notice' satisfies Settings['GATSBY_CONSENT_MODE']['default']);
}

const DEFAULT_API_BASE_URL =
  'http://localhost:8787' satisfies Settings['GATSBY_API_BASE_URL']['default'];
const DEFAULT_SITE_URL = 'http://localhost:9000' satisfies Settings['GATSBY_SITE_URL']['default'];

const DEFAULT_REPORT_FROM = 'youban-web' satisfies Settings['GATSBY_REPORT_FROM']['default'];

export const browserEnv = {
  apiBaseUrl: withoutSlash(text(process.env.GATSBY_API_BASE_URL) ?? DEFAULT_API_BASE_URL),
  pictureHosts: text(process.env.PICTURE_ORIGINS),
  siteUrl: withoutSlash(text(process.env.GATSBY_SITE_URL) ?? DEFAULT_SITE_URL),
  imUrl: text(process.env.GATSBY_IM_URL),
  imAppId: text(process.env.GATSBY_IM_APP_ID),
  socialDouyinUrl: text(process.env.GATSBY_SOCIAL_DOUYIN_URL),
  socialBilibiliUrl: text(process.env.GATSBY_SOCIAL_BILIBILI_URL),
  socialQqUrl: text(process.env.GATSBY_SOCIAL_QQ_URL),
  socialWechatUrl: text(process.env.GATSBY_SOCIAL_WECHAT_URL),
  icpNumber: text(process.env.GATSBY_ICP_NUMBER),
  policeNumber: text(process.env.GATSBY_POLICE_NUMBER),
  downloadPcUrl: text(process.env.GATSBY_DOWNLOAD_PC_URL),
  downloadMobileUrl: text(process.env.GATSBY_DOWNLOAD_MOBILE_URL),
  downloadIosUrl: text(process.env.GATSBY_DOWNLOAD_IOS_URL),
  downloadHarmonyUrl: text(process.env.GATSBY_DOWNLOAD_HARMONY_URL),
  downloadAmdUrl: text(process.env.GATSBY_DOWNLOAD_AMD_URL),
  downloadAipcUrl: text(process.env.GATSBY_DOWNLOAD_AIPC_URL),
  promoVideoUrl: text(process.env.GATSBY_PROMO_VIDEO_URL),
  analyticsAppId: text(process.env.GATSBY_ANALYTICS_APP_ID),
  analyticsChannelDomain: text(withoutSlash(process.env.GATSBY_ANALYTICS_CHANNEL_DOMAIN ?? '')),
  consentMode: consentModeOf(process.env.GATSBY_CONSENT_MODE),
  hasOffline: process.env.GATSBY_OFFLINE === 'on',
  installSdkUrl: text(process.env.GATSBY_INSTALL_SDK_URL),
  installSdkKey: text(process.env.GATSBY_INSTALL_SDK_KEY),
  ipLookupUrl: text(process.env.GATSBY_IP_LOOKUP_URL),
  reportFrom: text(process.env.GATSBY_REPORT_FROM) ?? DEFAULT_REPORT_FROM,
} as const;

/**
 * True when a build of the app or the promo video is configured: without any the home pages have no screen of the app.
 */
export const hasDownloads = [
  browserEnv.downloadPcUrl,
  browserEnv.downloadMobileUrl,
  browserEnv.downloadIosUrl,
  browserEnv.downloadHarmonyUrl,
  browserEnv.downloadAmdUrl,
  browserEnv.downloadAipcUrl,
  browserEnv.promoVideoUrl,
].some((address) => address !== undefined);
