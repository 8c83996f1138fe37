import type { ThemeUIStyleObject } from 'theme-ui';
import { DOT } from '../../i18n/dot';
import { useStrings } from '../../i18n/use-strings';

type Day = Queries.ChangesDataFragment['days'][number];

/** True for a game that changed itself, and not only its roles. */
export function isChanged({ lines, summary }: Day['games'][number]): boolean {
  return lines.length > 0 || summary !== '';
}

/** Keeps a number with what it counts: Chinese and Japanese break anywhere. */
const wholeStyle = { whiteSpace: 'nowrap' } satisfies ThemeUIStyleObject;

/** Says in a line when something changed last, and how much. */
export function LatestChange({ latest: { label, games } }: { latest: Day }) {
  const t = useStrings('library-pages');
  const changed = games.filter(isChanged).length;
  const roles = games.reduce((sum, game) => sum + game.roles.length + game.more, 0);
  const counts = [
    ...(changed > 0 ? [t('changes-games', { count: changed })] : []),
    ...(roles > 0 ? [t('changes-roles', { count: roles })] : []),
  ];
  return (
    <>
      {t('changes-latest', { day: label })}
      {counts.map((count) => (
        <span key={count}>
          {DOT}
          <span sx={wholeStyle}>{count}</span>
        </span>
      ))}
    </>
  );
}
