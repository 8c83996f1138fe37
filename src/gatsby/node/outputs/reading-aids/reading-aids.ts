import { DEFAULT_LOCALE, type Locale } from '../../../../config/locales';
import { translate } from '../../../../contract';
import type { ReadingAids } from '../../../../contract/reading-aids';
import type { Pronunciations } from '../../../../local-search/name-forms';
import { pinyinWithTones } from '../../../../node/pinyin';
import type { Game, Role } from '../../sources/model';
import type { Translatable } from '../../texts/shown-texts';

const HAN = /\p{Script=Han}/u;

/**
 * Reads a name in a language: as it is written in a text, and its reading. Chinese characters have pinyin, a space
 * between syllables. In Japanese only a reading that an editor has written behind the name is one: a dictionary reads
 * half of the invented names wrongly, and a wrong reading above a name is worse than none.
 * @returns undefined for a name that has no reading, or needs none
 */
function readingOf(
  name: string,
  locale: Locale,
  { japanese }: Pick<Pronunciations, 'japanese'>,
): [string, string] | undefined {
  if (locale === 'zh') return HAN.test(name) ? [name, pinyinWithTones(name).join(' ')] : undefined;
  if (locale !== 'ja') return undefined;
  const { written, words } = japanese(name);
  return written === name ? undefined : [written, words.join('')];
}

function nameIn(
  { texts, translations }: Translatable<{ readonly name: string }>,
  locale: Locale,
): string[] {
  const { texts: shown, untranslated } = translate({ name: texts.name }, translations, locale);
  return untranslated.length > 0 ? [] : [shown.name];
}

/**
 * Makes the aids to a game in a language: its essentials, in Chinese where they have no translation, and readings of
 * its name and of its roles' names.
 */
export function readingAids(
  game: Game,
  roles: readonly Role[],
  locale: Locale,
  pronunciations: Pick<Pronunciations, 'japanese'>,
): ReadingAids {
  const { essentials } = game.texts;
  const shown = translate({ essentials }, game.translations, locale);
  const names = [game, ...roles].flatMap((item) => nameIn(item, locale));
  return {
    essentials: [...shown.texts.essentials],
    ...(locale !== DEFAULT_LOCALE && shown.untranslated.length > 0 && { foreign: 1 }),
    names: [...new Set(names)].flatMap((name) => {
      const reading = readingOf(name, locale, pronunciations);
      return reading ? [reading] : [];
    }),
  };
}
