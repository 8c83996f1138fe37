import { useEffect, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { quietButtonStyle } from '../../ui/button-style';

/** Length of a rest. */
export const REST_MS = 5 * 60_000;

const panelStyle = {
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  textAlign: 'center',
  fontSize: 1,
  lineHeight: 1.65,
} satisfies ThemeUIStyleObject;

const lineStyle = {
  width: '100%',
  height: 6,
  accentColor: 'amber',
} satisfies ThemeUIStyleObject;

/** Five minutes in which nothing is asked. Times are compared, not counted: a window that sleeps has rested as well. */
export function RestPanel({ name, onEnd }: { name: string; onEnd: () => void }) {
  const t = useStrings('seat');
  const [{ began, now }, setTimes] = useState(() => ({ began: Date.now(), now: Date.now() }));
  const isOver = now - began >= REST_MS;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      const time = Date.now();
      // A clock that is set back begins anew.
      setTimes((last) => ({ began: Math.min(last.began, time), now: time }));
    }, 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <div sx={panelStyle}>
      <p role="status">{isOver ? t('rest-over') : t('rest-now', { name })}</p>
      <progress
        aria-label={t('rest-left')}
        max={REST_MS}
        value={Math.min(now - began, REST_MS)}
        sx={lineStyle}
      />
      <button type="button" onClick={onEnd} sx={quietButtonStyle}>
        {t('rest-end')}
      </button>
    </div>
  );
}
