import type { ThemeUIStyleObject } from 'theme-ui';
import { highlightMatches } from './highlight-matches';

interface Props {
  text: string;
  /** Folded words of the search. */
  terms: readonly string[];
}

/** Lit by a lantern; underlined too, for those who see no colours. */
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
