import type { StringKey } from '../../i18n/strings';

/** The screens of the home page in their order; each name is its fragment, and the key of what it is called. */
export const SCREENS = [
  'top',
  'partners',
  'games',
  'activities',
  'app',
] as const satisfies readonly StringKey<'home'>[];

export type ScreenName = (typeof SCREENS)[number];

/** Screens that are dark in both schemes. */
export const NIGHT_SCREENS: readonly ScreenName[] = ['top', 'games', 'app'];
