import type { Setting } from './setting-kinds';

/** Addresses of the app for each platform; a part of the table in `settings.ts`. */
export const downloadSettings = {
  GATSBY_DOWNLOAD_PC_URL: {
    kind: 'web address',
    usedBy: ['browser'],
    without: 'the download for desks',
    comment: 'Download for desks; may hold {channel} and the placeholder webID.',
  },
  GATSBY_DOWNLOAD_MOBILE_URL: {
    kind: 'web address',
    usedBy: ['browser'],
    without: 'the download for Android phones',
    comment: 'Download for Android phones; may hold {channel}.',
  },
  GATSBY_DOWNLOAD_IOS_URL: {
    kind: 'web address',
    usedBy: ['browser'],
    without: 'the store of iPhones',
    comment: 'Page of the app for iPhone and iPad, in a store.',
  },
  GATSBY_DOWNLOAD_HARMONY_URL: {
    kind: 'web address',
    usedBy: ['browser'],
    without: 'the store of HarmonyOS',
    comment: 'Page of the app for HarmonyOS, in a store.',
  },
  GATSBY_DOWNLOAD_AMD_URL: {
    kind: 'web address',
    usedBy: ['browser'],
    without: 'the build for AMD',
    comment: 'Page of the build for AMD.',
  },
  GATSBY_DOWNLOAD_AIPC_URL: {
    kind: 'web address',
    usedBy: ['browser'],
    without: 'the build for AI PCs',
    comment: 'Page of the build for AI PCs.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
