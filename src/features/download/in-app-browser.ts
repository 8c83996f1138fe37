/** QQ itself says ` QQ/`; QQ's browser says `MQQBrowser/`, and the WebView in QQ may say both. */
const IN_APP = /MicroMessenger\/| QQ\//i;

/** Whether a page is shown inside of WeChat or QQ, which let no download begin. */
export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.test(userAgent);
}
