import { usePlace } from '../../i18n/locale-context';
import { calendarLeaf } from './period';

/** The day on which an activity starts, as a leaf of a calendar. What it says is said beside it. */
export function DateLeaf({ startAt }: { startAt: string }) {
  const { locale } = usePlace();
  const { day, month } = calendarLeaf(startAt, locale);
  return (
    <div
      aria-hidden="true"
      sx={{
        position: 'absolute',
        top: 3,
        left: 3,
        minWidth: 56,
        paddingX: 2,
        paddingY: 1,
        borderRadius: 'small',
        background: 'var(--yb-surface)',
        boxShadow: '4px 4px 0 var(--yb-amber)',
        lineHeight: 1.2,
        textAlign: 'center',
        '@media (forced-colors: active)': { border: '1px solid' },
      }}
    >
      <span suppressHydrationWarning sx={{ fontSize: 0, fontWeight: 'bold', color: 'accent' }}>
        {month}
      </span>
      <span
        suppressHydrationWarning
        sx={{ display: 'block', fontSize: 5, fontWeight: 'heavy', lineHeight: 1 }}
      >
        {day}
      </span>
    </div>
  );
}
