import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../theme/theme';
import { Skeleton } from '../../ui/skeleton';
import { useLateProfile } from './use-late-profile';

interface Props {
  userId: string;
  /** The strip of what this browser keeps of the library. */
  shelf: ReactNode;
}

/** Holds the rows close together, and what is below them away from the first screen while they come. */
const placeStyle = {
  minHeight: 460,
  '& > section': { marginTop: 6 },
  '& > section:first-of-type': { marginTop: 0 },
  [wide]: { '& > section': { marginTop: 7 } },
} satisfies ThemeUIStyleObject;

/**
 * The rows of the profile: chats, scenes that were played to their end, the shelf, as this browser remembers them.
 * The place stays empty where their code does not come.
 */
export function ProfileStrips({ userId, shelf }: Props) {
  const { code, hasFailed } = useLateProfile();
  if (hasFailed) return null;
  return (
    <div sx={placeStyle}>
      {code ? (
        <>
          <code.ChatStrip userId={userId} />
          <code.PlayedSceneFrames userId={userId} />
          {shelf}
        </>
      ) : (
        <Skeleton height={420} />
      )}
    </div>
  );
}
