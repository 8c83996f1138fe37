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
  /** Phrases of what helps somebody. */
  readonly yes: readonly string[];
  /** Phrases of what may be in somebody's way, which deny nothing twice. */
  readonly no: readonly string[];
  /** Names of the needs of which nothing is known. */
  readonly unknown: readonly string[];
  /** Names of the others: of those that are met, then of those that are not. */
  readonly known: readonly string[];
  /** The day when that was checked, and the version of the game; null where no day is known. */
  readonly checked: string | null;
}

function checkedInWords(
  { checked_on, version }: Access,
  { strings }: GameChoiceWords,
  locale: Locale,
): string | null {
  if (checked_on === undefined) return null;
  const day = formatDay(checked_on, locale);
  return version === undefined
    ? day
    : withValues(strings[locale]['access-checked-for'], { day, version });
}

/** Names a need, as the filter and the rows of a comparison do. */
export function needInWords(key: AccessKey, { strings }: GameChoiceWords, locale: Locale): string {
  return strings[locale][`access-${key}`];
}

/** Puts what is known of a game into words, each need once, and says what is not known. */
export function accessInWords(
  access: Access,
  words: GameChoiceWords,
  locale: Locale,
): AccessInWords {
  const needs = (answer: 'yes' | 'no' | 'unknown') => needsWith(answer, access.features);
  const named = (key: AccessKey) => needInWords(key, words, locale);
  const told = (answer: 'yes' | 'no') =>
    needs(answer).map((key) => words.strings[locale][`access-${key}-${answer}`]);
  return {
    yes: told('yes'),
    no: told('no'),
    unknown: needs('unknown').map(named),
    known: [...needs('yes'), ...needs('no')].map(named),
    checked: checkedInWords(access, words, locale),
  };
}
