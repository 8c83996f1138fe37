import type { ThemeUIStyleObject } from 'theme-ui';
import { highlightMatches } from './highlight-matches';

interface Props {
  text: string;
  /** The folded search terms. */
  terms: readonly string[];
}

/** Yellow, and underlined so that colour is not the only sign. */
const markStyle = {
  paddingX: '1px',
  borderBottom: '1px solid transparent',
  borderRadius: 3,
  backgroundColor: 'amber',
  color: 'onAmber',
} satisfies ThemeUIStyleObject;

/** A text in which the matching parts are marked. */
export function HighlightedText({ text, terms }: Props) {
  return (
    <>
      {highlightMatches(text, terms).map((piece, index) =>
        piece.marked ? (
          <mark key={index} sx={markStyle}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}
