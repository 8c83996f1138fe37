import type { RefObject } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { coarsePointer, forcedColors, medium, motion, printed, wide } from '../../theme/theme';
import { selectedInForcedColors } from '../../ui/button-style';
import { offered } from './choice-words';

const formStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  [wide]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between', columnGap: 5 },
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const questionStyle = {
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
} satisfies ThemeUIStyleObject;

const legendStyle = {
  marginBottom: 2,
  padding: 0,
  color: 'amber',
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

const choicesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  [medium]: { gap: 2 },
} satisfies ThemeUIStyleObject;

const choiceStyle = {
  position: 'relative',
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    paddingX: '10px',
    [medium]: { paddingX: '14px' },
    border: '1px solid rgb(255 255 255 / 42%)',
    borderRadius: 'round',
    backgroundColor: 'rgb(21 16 48 / 45%)',
    fontSize: 1,
    fontWeight: 'medium',
    cursor: 'pointer',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    [coarsePointer]: { minHeight: 'touch' },
  },
  '&:hover > span': { borderColor: 'amber' },
  '& > input:checked + span': {
    borderColor: 'amber',
    backgroundColor: 'amber',
    color: 'onAmber',
    // At once, as its words: dark ones on what is still dark could not be read.
    transition: 'none',
    [forcedColors]: selectedInForcedColors,
  },
} satisfies ThemeUIStyleObject;

/** Lies over its label with nothing of its own but the ring: what is clicked and has the focus is the button itself. */
const radioStyle = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  borderRadius: 'round',
  appearance: 'none',
  cursor: 'pointer',
} satisfies ThemeUIStyleObject;

interface Props {
  form: RefObject<HTMLDivElement>;
  onChange: () => void;
}

/**
 * The three questions. What is chosen is the document's own, so that it is kept while HTML of the server is taken over.
 */
export function QuestionForm({ form, onChange }: Props) {
  const t = useStrings('tonight');
  return (
    <div ref={form} role="group" aria-label={t('questions')} onChange={onChange} sx={formStyle}>
      {offered.map(({ name, choices }) => (
        <fieldset key={name} sx={questionStyle}>
          <legend sx={legendStyle}>{t(`ask-${name}`)}</legend>
          <div sx={choicesStyle}>
            {choices.map(([choice, key]) => (
              <label key={choice} sx={choiceStyle}>
                <input type="radio" name={name} value={choice} sx={radioStyle} />
                <span>{t(key)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
