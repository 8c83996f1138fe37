/**
 * Settings that the browser needs, inlined by the build. Each is read literally, because
 * `process.env` is empty in a browser; unset and empty both mean: this feature is left out.
 */
function text(value: string | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : value;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/**
 * How visitors are asked about analytics: not at all, by a notice while it runs, or before it runs. The build
 * has validated the setting.
 */
export type ConsentMode = 'off' | 'notice' | 'required';

function consentModeOf(value: string | undefined): ConsentMode {
  return value === 'off' || value === 'required' ? value : 'notice';
}

export const DEFAULT_API_BASE_URL = 'http://localhost:8787';
export const DEFAULT_SITE_URL = 'http://localhost:9000';

export const browserEnv = {
  apiBaseUrl: withoutSlash(text(process.env.GATSBY_API_BASE_URL) ?? DEFAULT_API_BASE_URL),
  siteUrl: withoutSlash(text(process.env.GATSBY_SITE_URL) ?? DEFAULT_SITE_URL),
  socialDouyinUrl: text(process.env.GATSBY_SOCIAL_DOUYIN_URL),
  socialBilibiliUrl: text(process.env.GATSBY_SOCIAL_BILIBILI_URL),
  socialQqUrl: text(process.env.GATSBY_SOCIAL_QQ_URL),
  socialWechatUrl: text(process.env.GATSBY_SOCIAL_WECHAT_URL),
  icpNumber: text(process.env.GATSBY_ICP_NUMBER),
  policeNumber: text(process.env.GATSBY_POLICE_NUMBER),
  downloadPcUrl: text(process.env.GATSBY_DOWNLOAD_PC_URL),
  downloadMobileUrl: text(process.env.GATSBY_DOWNLOAD_MOBILE_URL),
  downloadAmdUrl: text(process.env.GATSBY_DOWNLOAD_AMD_URL),
  downloadAipcUrl: text(process.env.GATSBY_DOWNLOAD_AIPC_URL),
  promoVideoUrl: text(process.env.GATSBY_PROMO_VIDEO_URL),
  analyticsAppId: text(process.env.GATSBY_ANALYTICS_APP_ID),
  analyticsChannelDomain: text(process.env.GATSBY_ANALYTICS_CHANNEL_DOMAIN),
  consentMode: consentModeOf(process.env.GATSBY_CONSENT_MODE),
  installSdkUrl: text(process.env.GATSBY_INSTALL_SDK_URL),
  installSdkKey: text(process.env.GATSBY_INSTALL_SDK_KEY),
  ipLookupUrl: text(process.env.GATSBY_IP_LOOKUP_URL),
  reportFrom: text(process.env.GATSBY_REPORT_FROM),
} as const;
