import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { nightButtonStyle } from '../../ui/button-style';
import type { Answers } from './answers';
import type { Loosening } from './deal';

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 2,
} satisfies ThemeUIStyleObject;

interface Props {
  loosenings: readonly Loosening[];
  onAnswer: (answers: Answers) => void;
}

/** Conditions to do without, each a button that does it and says what fits then. */
export function LoosenButtons({ loosenings, onAnswer }: Props) {
  const t = useStrings('tonight');
  return (
    <div sx={rowStyle}>
      {loosenings.map(({ question, answers, count }) => (
        <button
          key={question}
          type="button"
          onClick={() => onAnswer(answers)}
          sx={nightButtonStyle}
        >
          {t(`loosen-${question}`, { count })}
        </button>
      ))}
    </div>
  );
}
