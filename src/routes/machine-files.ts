import { localeFacts, type Locale } from '../config/locales';

/**
 * Files of the site that machines read, in each language; no page of a visitor's browser needs their addresses, which
 * is why they are in no table of routes.
 */
const machineFiles = {
  /** Feeds of what has changed: Atom (RFC 4287) and JSON Feed 1.1. */
  atomFeed: '/feed.xml',
  jsonFeed: '/feed.json',
  /** https://www.w3.org/TR/appmanifest/ */
  webManifest: '/manifest.webmanifest',
} as const;

export type MachineFile = keyof typeof machineFiles;

export const MACHINE_FILES: readonly MachineFile[] = ['atomFeed', 'jsonFeed', 'webManifest'];

/** The address of such a file in a language, relative to the site. */
export function machineFile(name: MachineFile, locale: Locale): string {
  return localeFacts[locale].prefix + machineFiles[name];
}
