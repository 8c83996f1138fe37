import type { ReactNode } from 'react';
import { useLazy } from '../../platform/loading/use-lazy';

function load() {
  return import('./profile-facts.lazy');
}

interface Props {
  userId: string;
  /** The strip of what this browser keeps of the library. */
  shelf: ReactNode;
}

/**
 * The rows of the profile: chats, scenes that were played to their end, the shelf, as this browser remembers them.
 * Nothing until their code is there, or where there is none.
 */
export function ProfileStrips({ userId, shelf }: Props) {
  const { code } = useLazy(load);
  return (
    code && (
      <>
        <code.ChatStrip userId={userId} />
        <code.PlayedSceneFrames userId={userId} />
        {shelf}
      </>
    )
  );
}
