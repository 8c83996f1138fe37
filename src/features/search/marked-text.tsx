import { markMatches } from './marks';

interface Props {
  text: string;
  /** Folded words of the search. */
  terms: readonly string[];
}

/** A text in which the matching parts are marked. */
export const MarkedText = ({ text, terms }: Props) => (
  <>
    {markMatches(text, terms).map((piece, index) =>
      piece.marked ? (
        <mark
          key={index}
          sx={{
            color: 'inherit',
            background: 'var(--yb-primarySoft)',
            borderRadius: 2,
            fontWeight: 'bold',
          }}
        >
          {piece.text}
        </mark>
      ) : (
        piece.text
      ),
    )}
  </>
);
