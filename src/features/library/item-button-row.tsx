import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { printed, withoutScript } from '../../theme/theme';

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
  minHeight: 'touch',
  [withoutScript]: { display: 'none' },
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const placeStyle = { display: 'contents' } satisfies ThemeUIStyleObject;

/**
 * Buttons of a game or role, of which the HTML has the plain links alone. Once the page is at rest, favourites and the
 * way back to where reading stopped come into its last element (`shelf/reading-tracker.tsx`), and the link to the quiet page
 * behind that (`../quiet-page/quiet-door.tsx`).
 */
export function ItemButtonRow({ kind, id, changedAt, gameId = '', children }: Props) {
  return (
    <div sx={rowStyle}>
      {children}
      <div data-reads={`${kind} ${id} ${changedAt} ${gameId}`.trim()} sx={placeStyle} />
    </div>
  );
}
