import { PC_MIN_WIDTH_PX } from '../config/constants';
import { Footer } from './footer';
import type { FrameProps } from './frame-props';
import { Main, SkipLink } from './main';
import { PcHeader } from './pc-header';

/** The desktop layout: never narrower than 1200 px (specification, section 2.6). */
export const PcFrame = ({ location, children }: FrameProps) => (
  <div sx={{ minWidth: PC_MIN_WIDTH_PX }}>
    <SkipLink />
    <PcHeader location={location} />
    <Main>{children}</Main>
    <Footer location={location} />
  </div>
);
