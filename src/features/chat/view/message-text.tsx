import type { ThemeUIStyleObject } from 'theme-ui';
import { colors } from '../../../theme/colors';
import { forcedColors } from '../../../theme/theme';
import { splitAtWords } from './find-words';

interface Props {
  content: string;
  /** Words that are looked for in the conversation; empty for nothing. */
  words: string;
  /** The message at which a visitor who looks for something is. */
  isCurrent: boolean;
  lang?: string | undefined;
}

const textStyle = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // While a reply comes, its lines stay as they are.
  '[aria-busy="true"] > &': { textWrap: 'wrap' },
} satisfies ThemeUIStyleObject;

const foundStyle = {
  borderRadius: '3px',
  backgroundColor: 'peek',
  color: 'text',
} satisfies ThemeUIStyleObject;

const currentStyle = {
  ...foundStyle,
  backgroundColor: 'amber',
  color: 'onAmber',
  boxShadow: `0 0 0 2px ${colors.amber}`,
  [forcedColors]: { outline: '2px solid Highlight' },
} satisfies ThemeUIStyleObject;

/** The text of a message as it was written: no markup means anything, and its script decides where it begins. */
export function MessageText({ content, words, isCurrent, lang }: Props) {
  return (
    <p dir="auto" lang={lang} sx={textStyle}>
      {splitAtWords(content, words).map(({ text, isFound }, index) =>
        isFound ? (
          <mark key={index} sx={isCurrent ? currentStyle : foundStyle}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
