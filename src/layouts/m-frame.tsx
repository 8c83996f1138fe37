import { MOBILE_MAX_WIDTH_PX } from '../config/constants';
import { Footer } from './footer';
import type { FrameProps } from './frame-props';
import { MHeader } from './m-header';
import { Main, SkipLink } from './main';

/** The mobile layout; on a wide window it stays a column in the middle. */
export const MFrame = ({ location, children }: FrameProps) => (
  <div sx={{ maxWidth: MOBILE_MAX_WIDTH_PX, margin: '0 auto' }}>
    <SkipLink />
    <MHeader location={location} />
    <Main>{children}</Main>
    <Footer location={location} />
  </div>
);
