import type { ReactNode } from 'react';

/** What every frame is given. */
export interface FrameProps {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly children: ReactNode;
}
