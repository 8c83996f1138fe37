import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { countdownParts, partInWords } from './time-left';

/**
 * Counts down to a start. Digits are equally wide and keep their number, so that nothing moves; as a
 * timer it is not read out with every step.
 */
export function Countdown({ left }: { left: number }) {
  const t = useStrings('activity');
  const { locale } = usePlace();
  return (
    <span
      role="timer"
      aria-label={t('starts-in')}
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        columnGap: 2,
        color: 'muted',
        fontSize: 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {countdownParts(left).map((part) => (
        <span key={part.unit} sx={{ whiteSpace: 'pre' }}>
          {partInWords(part, locale).map(({ isDigits, text }, index) =>
            isDigits ? (
              <b key={index} sx={{ color: 'accent', fontSize: 3, lineHeight: 1 }}>
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
