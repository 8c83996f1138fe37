import type { ThemeUIStyleObject } from 'theme-ui';
import { DOT } from '../../i18n/dot';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { listComma } from './list-comma';

type Day = Queries.ChangesDataFragment['days'][number];

/** Keeps a number with what it counts: Chinese and Japanese break anywhere. */
const wholeStyle = { whiteSpace: 'nowrap' } satisfies ThemeUIStyleObject;

/** Games that a line names; the others are counted. */
const MOST_NAMES = 3;

/** Names the first games that changed and counts the others; empty where none has changed itself. */
function useGamesInWords(games: Day['games']): string {
  const t = useStrings('library-pages');
  const { locale } = usePlace();
  // Of others only roles have changed.
  const changed = games.filter(({ lines }) => lines.length > 0);
  // A name of another language would be read in that of the line.
  const named = changed.filter(({ untranslated }) => !untranslated.includes('name'));
  const shown = named.slice(0, MOST_NAMES).map(({ name }) => name);
  const names = shown.join(listComma(locale));
  const others = changed.length - shown.length;
  if (others === 0) return names;
  return names === ''
    ? t('changes-games', { count: others })
    : t('changes-named', { names, count: others });
}

/** Says in a line when something changed last, which games first, and how much. */
export function LatestChange({ latest: { label, games } }: { latest: Day }) {
  const t = useStrings('library-pages');
  const inWords = useGamesInWords(games);
  const roles = games.reduce((sum, game) => sum + game.roleCount, 0);
  return (
    <>
      {t('changes-latest', { day: label })}
      {inWords !== '' && DOT + inWords}
      {roles > 0 && (
        <>
          {DOT}
          <span sx={wholeStyle}>{t('changes-roles', { count: roles })}</span>
        </>
      )}
    </>
  );
}
