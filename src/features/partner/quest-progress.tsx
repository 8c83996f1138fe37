import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { forcedColors } from '../../theme/theme';
import type { Quest } from './story';

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  color: 'muted',
  fontSize: 1,
  fontVariantNumeric: 'tabular-nums',
} satisfies ThemeUIStyleObject;

const trackStyle = {
  flex: '0 1 220px',
  height: 8,
  borderRadius: 'round',
  backgroundColor: 'line',
  overflow: 'hidden',
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

const fillStyle = {
  display: 'block',
  height: '100%',
  borderRadius: 'round',
  backgroundColor: 'primary',
  [forcedColors]: { backgroundColor: 'Highlight' },
} satisfies ThemeUIStyleObject;

/** How far a quest has been played. */
export function QuestProgress({ progress: { current, total } }: Pick<Quest, 'progress'>) {
  const t = useStrings('partner-pages');
  if (total < 1) return null;
  const share = Math.min(100, Math.round((100 * current) / total));
  return (
    <p sx={lineStyle}>
      <span aria-hidden="true" sx={trackStyle}>
        <span style={{ width: `${String(share)}%` }} sx={fillStyle} />
      </span>
      {t('quest-progress', { current, total })}
    </p>
  );
}
