/**
 * All that the site keeps in a visitor's browser, by area and key. Visitors' machines hold these keys and formats
 * already, so they change only together with a reader of the older format;
 * `src/gatsby/browser/testing/stored-examples.ts` holds an example of each. `src/platform/storage.ts` reads and writes
 * them by this table, and every read names a parser. A table of types, because pages have no byte to spare for it.
 *
 * Kept elsewhere: messages that are not sent yet, in IndexedDB (`src/platform/chats/unsent-database.ts`); the language
 * that a visitor has picked, in the cookie `lang` (`LOCALE_COOKIE`); what the analytics SDK keeps
 * (`src/gatsby/browser/analytics/data-finder-storage.ts`); pages for offline, in caches that begin with `youban-`
 * (`src/gatsby/browser/offline/kept-index.ts`); how far pages were scrolled, which Gatsby keeps for the tab.
 *
 * Section 3 of the privacy policy (`content/legal/privacy`) names each of them: `storage-keys.test.ts` holds it to that.
 */
export interface StoredTexts {
  /** Shared by all tabs, and stays. */
  readonly localStorage: {
    /**
     * The session: JSON `{ isLoggedIn, userInfo, isHomeFirstPage, loginDialogVisible }` (specification, sections 3 and
     * 9), of which the first two are read: the others belong to one page, and another tab or day must not open its
     * dialog. Default: nobody is logged in.
     */
    readonly userStore: string;
    /** The variant that a visitor has chosen against the width. Default: the width decides. */
    readonly variant: 'pc' | 'm';
    /** Answer of a visitor to the question about analytics. Default: not answered. */
    readonly analyticsConsent: 'accepted' | 'declined';
    /**
     * Drafts and suggestions of the conversations of all users of the browser, the latest first: JSON `[{ id, draft,
     * suggestions }]`, by ids that begin with the user's. Default: none.
     */
    readonly chats: string;
    /**
     * The partners that were talked to, the last one first, with a space between: `{user id}:{partner id}`, or the
     * partner's id alone where nobody was logged in. Default: none.
     */
    readonly recentPartners: string;
    /** True when the first notice of chats was read. Default: not yet. */
    readonly chatNotice: 'read';
    /**
     * Time since when the visitor has been in chats without a pause, and when they were last seen there: two times in
     * milliseconds with a space between. Default: since now.
     */
    readonly chatTime: string;
    /**
     * Notes on the conversations of all users of the browser, the latest first: JSON of
     * `ConversationNote[]`, by ids that begin with the user's. Default: none.
     */
    readonly conversationNotes: string;
    /**
     * How far folds of texts were opened, the last one first, with a space between: the fold's name, a colon, and how
     * many of its steps. Default: none.
     */
    readonly folds: string;
    /** Notes beside games, the latest first: JSON of `GameNote[]`. Default: none. */
    readonly gameNotes: string;
    /** How large a phone shows the games of the library. Default: rows with small pictures. */
    readonly density: 'cards';
    /**
     * Reading history: JSON of `ReadingRecord`, favourites, what was seen lately and in which version, and where
     * reading stopped. Default: nothing.
     */
    readonly reading: string;
    /**
     * How the visitor reads quiet pages: JSON of `QuietSettings`, of which a field that is absent follows system and
     * language. Default: as the page has it.
     */
    readonly quietPage: string;
    /** True when single keys do something. Default: they do. */
    readonly shortcuts: 'off';
    /**
     * The figures that were chosen for partners: JSON `{ [partner id]: { id, image, face } }`, the last one where it is
     * known. Default: none.
     */
    readonly figures: string;
    /**
     * Legal texts that were agreed to last, and the version that their reader was told of since: JSON `{ [document]: {
     * version, sha256, at, told? } }`. Default: none.
     */
    readonly agreedTexts: string;
    /** The comparison that was open last: JSON `{ hash, names }`. Default: none. */
    readonly lastCompared: string;
    /** Searches of the visitor, the last one first: JSON of texts. Default: none. */
    readonly recentSearches: string;
  };
  /** Storage of one tab, which ends with it. */
  readonly sessionStorage: {
    /** The query that stays for the whole visit, such as `channel=a&track_id=b`. Default: empty. */
    readonly visit: string;
    /**
     * The reloads of the last minute that the site did by itself, a line for each: its time in milliseconds, a space,
     * the path. An older build writes the last one only. Default: none.
     */
    readonly reloaded: string;
    /** The last eight characters of the token of a session that has ended and could not be removed. Default: none. */
    readonly endedSession: string;
    /** The visits whose download was reported to an advertiser: JSON of their `track_id`s. Default: none. */
    readonly adReports: string;
    /** Ids of the builds that the tab has shown or was reloaded for, with a space between. Default: none. */
    readonly builds: string;
    /** Text that is typed into the login form and not sent yet: JSON of `LoginDraft`. Default: nothing. */
    readonly loginDraft: string;
    /** The path of the page over which the login dialog is open. Default: it is closed. */
    readonly loginDialogOver: string;
    /** The drafts of somebody who is not logged in, in the format of `chats`. Default: none. */
    readonly anonymousChats: string;
    /**
     * Messages of somebody who is not logged in, to be sent after the login: JSON of `AnonymousWords[]`. Default: none.
     */
    readonly anonymousWords: string;
  };
}

export type StorageArea = keyof StoredTexts;

/** A key of one area, or of any. */
export type StorageKey<A extends StorageArea = StorageArea> = A extends unknown
  ? keyof StoredTexts[A]
  : never;

/** Parameters of the query that stay for the whole visit, also where the way leads over script-free files. */
export const VISIT_PARAMETERS = ['channel', 'track_id'] as const;
