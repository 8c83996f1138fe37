import type { ReactNode } from 'react';
import type { RouteName } from '../routes';

/** What every frame is given. */
export interface FrameProps {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** The route that the page was made for. */
  readonly route: RouteName;
  readonly children: ReactNode;
}
