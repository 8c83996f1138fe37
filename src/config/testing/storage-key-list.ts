import type { StorageKey } from '../storage-keys';

const keys: Readonly<Record<StorageKey, true>> = {
  userStore: true,
  variant: true,
  analyticsConsent: true,
  chats: true,
  recentPartners: true,
  chatNotice: true,
  chatTime: true,
  conversationNotes: true,
  folds: true,
  gameNotes: true,
  density: true,
  reading: true,
  quietPage: true,
  shortcuts: true,
  figures: true,
  recentSearches: true,
  lastCompared: true,
  agreedTexts: true,
  visit: true,
  reloaded: true,
  endedSession: true,
  adReports: true,
  builds: true,
  loginDraft: true,
  loginDialogOver: true,
  anonymousChats: true,
  anonymousWords: true,
};

/** Every key that the site may use in the storage of a browser. */
export const STORAGE_KEYS: readonly string[] = Object.keys(keys);
