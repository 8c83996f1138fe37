const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
export function chrome(machine: string, rest = 'Chrome/126.0.0.0 Safari/537.36') {
  return `Mozilla/5.0 (${machine}) ${WEBKIT} ${rest}`;
}
export function safari(machine: string, rest: string) {
  return `Mozilla/5.0 (${machine}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
}

export const WINDOWS = 'Windows NT 10.0; Win64; x64';
export const MAC = 'Macintosh; Intel Mac OS X 10_15_7';
const IPHONE = 'iPhone; CPU iPhone OS 17_5 like Mac OS X';
const mobile = 'Chrome/126.0.0.0 Mobile Safari/537.36';

/** Browsers: a name, the user agent, system, architecture, and whether downloads are blocked. */
export const browsers = [
  ['Chrome on Windows', chrome(WINDOWS), 'windows', 'x64', false],
  [
    'Edge on Windows',
    chrome(WINDOWS, 'Chrome/126.0 Safari/537.36 Edg/126.0'),
    'windows',
    'x64',
    false,
  ],
  [
    'a browser of 32 bit on Windows of 64',
    chrome('Windows NT 10.0; WOW64'),
    'windows',
    'x64',
    false,
  ],
  [
    'Firefox on Windows of 32 bit',
    'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0',
    'windows',
    'x86',
    false,
  ],
  [
    'a browser that names ARM on Windows',
    chrome('Windows NT 10.0; ARM64'),
    'windows',
    'arm',
    false,
  ],
  [
    'Internet Explorer 11',
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'windows',
    'x64',
    false,
  ],
  [
    'WeChat on Windows',
    chrome(
      WINDOWS,
      'Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9129',
    ),
    'windows',
    'x64',
    true,
  ],
  [
    'QQ Browser on Windows',
    chrome(WINDOWS, 'Chrome/94.0 Safari/537.36 QQBrowser/12.5'),
    'windows',
    'x64',
    false,
  ],
  ['Safari on a Mac', safari(MAC, 'Version/17.4 Safari/605.1.15'), 'mac', 'unknown', false],
  ['Chrome on a Mac', chrome(MAC), 'mac', 'unknown', false],
  [
    'WeChat on a Mac',
    safari(MAC, 'MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.8 NetType/WIFI'),
    'mac',
    'unknown',
    true,
  ],
  [
    'Firefox on Ubuntu',
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'linux',
    'x64',
    false,
  ],
  ['Chromium on a Raspberry Pi', chrome('X11; Linux aarch64'), 'linux', 'arm', false],
  ['Chrome on old Linux', chrome('X11; Linux i686'), 'linux', 'x86', false],
  ['a Chromebook', chrome('X11; CrOS x86_64 14541.0.0'), 'chromeos', 'x64', false],
  ['a Chromebook with ARM', chrome('X11; CrOS aarch64 15633.69.0'), 'chromeos', 'arm', false],
  [
    'Chrome on an Android phone',
    chrome('Linux; Android 10; K', mobile),
    'android',
    'unknown',
    false,
  ],
  ['an Android tablet', chrome('Linux; Android 13; SM-X906C'), 'android', 'unknown', false],
  [
    'a phone by Cubot',
    chrome('Linux; Android 9; CUBOT_X19', 'Chrome/89.0 Mobile Safari/537.36'),
    'android',
    'unknown',
    false,
  ],
  [
    'WeChat on Android',
    chrome(
      'Linux; Android 14; V2309A Build/UP1A',
      'Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
    ),
    'android',
    'unknown',
    true,
  ],
  [
    'QQ on Android',
    chrome(
      'Linux; U; Android 12; zh-cn; M2102K1C',
      'Version/4.0 Chrome/89.0 MQQBrowser/6.2 TBS/046291 Mobile Safari/537.36 V1_AND_SQ_8.9.33_3772_YYB_D QQ/8.9.33.10335 NetType/WIFI WebP/0.4.1',
    ),
    'android',
    'unknown',
    true,
  ],
  [
    'QQ Browser on Android',
    chrome(
      'Linux; U; Android 12; zh-cn; M2102K1C',
      'Version/4.0 Chrome/89.0 MQQBrowser/14.3 Mobile Safari/537.36 COVC/046715',
    ),
    'android',
    'unknown',
    false,
  ],
  [
    'HarmonyOS 4, which runs Android apps',
    chrome(
      'Linux; Android 12; HarmonyOS; ALN-AL00; HMSCore 6.13.0',
      'Chrome/99.0 HuaweiBrowser/14.0 Mobile Safari/537.36',
    ),
    'android',
    'unknown',
    false,
  ],
  [
    'HarmonyOS NEXT',
    chrome(
      'Phone; OpenHarmony 5.0',
      'Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0',
    ),
    'harmony',
    'unknown',
    false,
  ],
  [
    'WeChat on HarmonyOS NEXT',
    chrome(
      'Phone; OpenHarmony 5.0',
      'Chrome/114.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.10.49',
    ),
    'harmony',
    'unknown',
    true,
  ],
  ['an iPhone', safari(IPHONE, 'Version/17.5 Mobile/15E148 Safari/604.1'), 'ios', 'unknown', false],
  [
    'an old iPad',
    safari('iPad; CPU OS 12_5 like Mac OS X', 'Version/12.1 Mobile/15E148'),
    'ios',
    'unknown',
    false,
  ],
  [
    'WeChat on an iPhone',
    safari(IPHONE, 'Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN'),
    'ios',
    'unknown',
    true,
  ],
  [
    'QQ on an iPhone',
    safari(
      IPHONE,
      'Mobile/15E148 QQ/9.0.56.602 V1_IPH_SQ_9.0.56_1_APP_A Pixel/1170 SimpleUISwitch/0',
    ),
    'ios',
    'unknown',
    true,
  ],
  [
    'QQ Browser on an iPhone',
    safari(IPHONE, 'MQQBrowser/14.3.0 Mobile/15E148 Safari/604.1 QBWebViewType/1'),
    'ios',
    'unknown',
    false,
  ],
  [
    'Googlebot',
    `Mozilla/5.0 ${WEBKIT.replace('like Gecko', 'like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html')} Chrome/126.0 Safari/537.36`,
    'unknown',
    'unknown',
    false,
  ],
  [
    'Googlebot as a phone',
    `${chrome('Linux; Android 6.0.1; Nexus 5X', mobile)} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    'unknown',
    'unknown',
    false,
  ],
  [
    'Baiduspider',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'unknown',
    'unknown',
    false,
  ],
  [
    'a Windows Phone, which claims all others',
    chrome('Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950', mobile),
    'unknown',
    'unknown',
    false,
  ],
  ['a television', chrome('Web0S; Linux/SmartTV'), 'unknown', 'unknown', false],
  ['curl', 'curl/8.6.0', 'unknown', 'unknown', false],
  ['nothing', '', 'unknown', 'unknown', false],
  ['nonsense', '☃ <script>alert(1)</script>', 'unknown', 'unknown', false],
] as const;
