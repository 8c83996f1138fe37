import { useEffect, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { whenIdle } from '../../platform/loading/when-idle';

/** A week and the day on which something changed, which may have ended as it began. */
const QUIET_FROM_MS = 8 * 24 * 60 * 60 * 1000;

/** Room of a line, so that the words move nothing when they come. */
const roomStyle = {
  minHeight: '1.75em',
  marginTop: 6,
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

interface Props {
  /** The last day on which something changed: `2026-11-01`. */
  day: string;
}

/** True once it is known, by the visitor's clock, that a week went by since a day. */
function useWeekSince(day: string): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setOver(Date.now() - Date.parse(`${day}T00:00:00+08:00`) >= QUIET_FROM_MS);
      }),
    [day],
  );
  return isOver;
}

/** Says that nothing has changed for a week, behind what changed last. */
export function QuietWeek({ day }: Props) {
  const t = useStrings('library-pages');
  const isQuiet = useWeekSince(day);
  return <div sx={roomStyle}>{isQuiet && <p>{t('changes-quiet')}</p>}</div>;
}
