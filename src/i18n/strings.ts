import type about from '../../content/locales/zh/about.json';
import type accessibility from '../../content/locales/zh/accessibility.json';
import type activity from '../../content/locales/zh/activity.json';
import type chat from '../../content/locales/zh/chat.json';
import type common from '../../content/locales/zh/common.json';
import type consent from '../../content/locales/zh/consent.json';
import type download from '../../content/locales/zh/download.json';
import type firstWord from '../../content/locales/zh/first-word.json';
import type game from '../../content/locales/zh/game.json';
import type home from '../../content/locales/zh/home.json';
import type legal from '../../content/locales/zh/legal.json';
import type library from '../../content/locales/zh/library.json';
import type libraryPages from '../../content/locales/zh/library-pages.json';
import type login from '../../content/locales/zh/login.json';
import type notFound from '../../content/locales/zh/not-found.json';
import type partner from '../../content/locales/zh/partner.json';
import type partnerPages from '../../content/locales/zh/partner-pages.json';
import type profile from '../../content/locales/zh/profile.json';
import type quietPage from '../../content/locales/zh/quiet-page.json';
import type reading from '../../content/locales/zh/reading.json';
import type search from '../../content/locales/zh/search.json';
import type searchResults from '../../content/locales/zh/search-results.json';
import type seat from '../../content/locales/zh/seat.json';
import type square from '../../content/locales/zh/square.json';
import type tonight from '../../content/locales/zh/tonight.json';
import type typeahead from '../../content/locales/zh/typeahead.json';

/** The strings of the site by namespace. Chinese is the source of truth for which keys there are. */
interface Strings {
  about: typeof about;
  accessibility: typeof accessibility;
  activity: typeof activity;
  chat: typeof chat;
  common: typeof common;
  consent: typeof consent;
  download: typeof download;
  'first-word': typeof firstWord;
  game: typeof game;
  home: typeof home;
  legal: typeof legal;
  library: typeof library;
  'library-pages': typeof libraryPages;
  login: typeof login;
  'not-found': typeof notFound;
  partner: typeof partner;
  'partner-pages': typeof partnerPages;
  profile: typeof profile;
  'quiet-page': typeof quietPage;
  reading: typeof reading;
  search: typeof search;
  'search-results': typeof searchResults;
  seat: typeof seat;
  square: typeof square;
  tonight: typeof tonight;
  typeahead: typeof typeahead;
}

export type Namespace = keyof Strings;

/** Plural forms are picked by `count`: `games_one` and `games_other` are both asked for as `games`. */
type WithoutPlural<K> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

/** The keys of a namespace: a misspelt key does not compile. */
export type StringKey<N extends Namespace> = WithoutPlural<keyof Strings[N] & string>;

export type Values = Readonly<Record<string, string | number>>;

/** Gives the string of a key in the page's language, with `{{values}}` put in. */
export type Translate<N extends Namespace> = (key: StringKey<N>, values?: Values) => string;
