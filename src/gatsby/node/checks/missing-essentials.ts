import { LOCALES } from '../../../config/locales';
import { translate } from '../../../contract';
import type { Library } from '../sources/model';
import { warnOfFirst } from './warn-of-first';

/**
 * Warns of games without essentials in a language: nobody wrote them, they are faulty, or there are not as many as in
 * Chinese. The quiet page shows those in Chinese, or begins with the text of the page.
 */
export function warnOfMissingEssentials(
  { games }: Pick<Library, 'games'>,
  warn: (message: string) => void,
): void {
  const missing = games.flatMap(({ id, texts: { essentials }, translations }) => {
    const lacking = LOCALES.filter(
      (locale) =>
        essentials.length === 0 ||
        translate({ essentials }, translations, locale).untranslated.length > 0,
    );
    return lacking.length > 0
      ? [`game ${id}, field essentials: there are none that can be shown in ${lacking.join(', ')}`]
      : [];
  });
  warnOfFirst(missing, warn, 'games without essentials');
}
