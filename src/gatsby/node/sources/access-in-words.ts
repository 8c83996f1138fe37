import { needsWith, type AccessKey } from '../../../contract/access-keys';
import type { Locale } from '../../../config/locales';
import { formatDay } from '../../../i18n/dates';
import { withValues } from '../../../i18n/with-values';
import type { GameChoiceWords } from './game-choice';
import type { Game } from './model';

type Access = NonNullable<Game['access']>;

/** Lists the needs that a game is known to meet, and those that it is known not to meet; null where none is known. */
export function knownNeeds(access: Access | undefined) {
  const yes = needsWith('yes', access?.features);
  const no = needsWith('no', access?.features);
  return yes.length + no.length === 0 ? null : { yes, no };
}

/** Knowledge of who can play a game, in the words of a language. */
interface AccessInWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly unknown: readonly string[];
  /** The day when that was checked, and the version of the game; null where no day is known. */
  readonly checked: string | null;
}

function checkedInWords(
  { checked_on, version }: Access,
  { strings }: GameChoiceWords,
  locale: Locale,
): string | null {
  if (checked_on === undefined) return null;
  const { 'access-checked': plain, 'access-checked-for': forVersion } = strings[locale];
  const day = formatDay(checked_on, locale);
  return version === undefined
    ? withValues(plain, { day })
    : withValues(forVersion, { day, version });
}

/** Names a need, as filter, facts and comparison do. */
export function needInWords(key: AccessKey, { strings }: GameChoiceWords, locale: Locale): string {
  return strings[locale][`access-${key}`];
}

/** Puts what is known of a game into words, each need once, and says what is not known. */
export function accessInWords(
  access: Access,
  words: GameChoiceWords,
  locale: Locale,
): AccessInWords {
  const named = (answer: 'yes' | 'no' | 'unknown') =>
    needsWith(answer, access.features).map((key) => needInWords(key, words, locale));
  return {
    yes: named('yes'),
    no: named('no'),
    unknown: named('unknown'),
    checked: checkedInWords(access, words, locale),
  };
}
