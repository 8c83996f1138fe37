import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { countdownParts, formatCountdownPart } from './time-left';

const countdownStyle = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: 2,
  color: 'muted',
  fontSize: 1,
  fontVariantNumeric: 'tabular-nums',
} satisfies ThemeUIStyleObject;

const partStyle = { whiteSpace: 'pre' } satisfies ThemeUIStyleObject;

const digitsStyle = { color: 'accent', fontSize: 3, lineHeight: 1 } satisfies ThemeUIStyleObject;

/**
 * The time until an activity starts. Digits have a fixed width and number, so that nothing moves; `role="timer"` is
 * not read out at every tick.
 */
export function Countdown({ left }: { left: number }) {
  const t = useStrings('activity');
  const { locale } = usePlace();
  return (
    <span role="timer" aria-label={t('starts-in')} sx={countdownStyle}>
      {countdownParts(left).map((part) => (
        <span key={part.unit} sx={partStyle}>
          {formatCountdownPart(part, locale).map(({ isDigits, text }, index) =>
            isDigits ? (
              <b key={index} sx={digitsStyle}>
                {text}
              </b>
            ) : (
              text
            ),
          )}
        </span>
      ))}
    </span>
  );
}
