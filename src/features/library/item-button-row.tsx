import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, printed, withoutScript } from '../../theme/theme';

interface Props {
  kind: 'game' | 'role';
  id: string;
  /** The time of its last change, ISO 8601. */
  changedAt: string;
  /** The game of a role. */
  gameId?: string;
  children?: ReactNode;
}

/** One row, or more where letters are large; its height is kept for what comes late. All of it needs a script. */
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  // On a phone the tools have a row of their own.
  minHeight: 96,
  [medium]: { minHeight: 'touch' },
  [withoutScript]: { display: 'none' },
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** Style of the quiet tools: they stay together, below the buttons on a phone and behind them elsewhere. */
const toolsStyle = {
  flex: '1 0 100%',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  marginInlineStart: '-8px',
  [medium]: { flexWrap: 'wrap', flexBasis: 320, marginInlineStart: 1 },
} satisfies ThemeUIStyleObject;

const placeStyle = { display: 'contents' } satisfies ThemeUIStyleObject;

/**
 * Buttons of a game or role, and its quiet tools, of which the HTML has none. Once the page is at rest, favourites, the comparison and the
 * way back to where reading stopped come into the last element (`shelf/reading-tracker.tsx`), and the link to the quiet page
 * behind that (`../quiet-page/quiet-door.tsx`).
 */
export function ItemButtonRow({ kind, id, changedAt, gameId = '', children }: Props) {
  return (
    <div sx={rowStyle}>
      {children}
      <div sx={toolsStyle}>
        <div data-reads={`${kind} ${id} ${changedAt} ${gameId}`.trim()} sx={placeStyle} />
      </div>
    </div>
  );
}
