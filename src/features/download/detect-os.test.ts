import { isInAppBrowser } from './use-in-app-hint';
import { browsers, chrome, MAC, safari, WINDOWS } from './testing/user-agents';
import { detectOs, type OsHints } from './detect-os';

test.each(browsers)('%s', (_, userAgent, system, architecture, isInApp) => {
  expect(detectOs({ userAgent, maxTouchPoints: 0 })).toEqual({ system, architecture });
  expect(isInAppBrowser(userAgent)).toBe(isInApp);
});

test.each([
  [0, 'mac'],
  [1, 'mac'],
  [5, 'ios'],
])('what says that it is a Mac and has %i touch points is %s', (maxTouchPoints, system) => {
  const userAgent = safari(MAC, 'Version/17.4 Safari/605.1.15');
  expect(detectOs({ userAgent, maxTouchPoints })).toMatchObject({ system });
});

function hinted(platform: string, architecture: string, bitness: string): OsHints {
  return {
    platform,
    architecture,
    bitness,
  };
}

test.each([
  ['Windows on ARM', chrome(WINDOWS), hinted('Windows', 'arm', '64'), 'windows', 'arm'],
  ['Windows', chrome(WINDOWS), hinted('Windows', 'x86', '64'), 'windows', 'x64'],
  ['Windows of 32 bit', chrome(WINDOWS), hinted('Windows', 'x86', '32'), 'windows', 'x86'],
  ['a Mac of Apple', chrome(MAC), hinted('macOS', 'arm', '64'), 'mac', 'arm'],
  ['a Mac of Intel', chrome(MAC), hinted('macOS', 'x86', '64'), 'mac', 'x64'],
  [
    'a browser that hides its user agent',
    'Mozilla/5.0',
    hinted('Chrome OS', 'x86', '64'),
    'chromeos',
    'x64',
  ],
  ['hints that say nothing', chrome(WINDOWS), hinted('', '', ''), 'windows', 'x64'],
  ['hints that are nonsense', chrome(WINDOWS), hinted('Amiga', 'm68k', '32'), 'windows', 'x64'],
])('%s by its hints', (_, userAgent, hints, system, architecture) => {
  expect(detectOs({ userAgent, maxTouchPoints: 0, hints })).toEqual({ system, architecture });
});
