import type { ThemeUIStyleObject } from 'theme-ui';
import { PC_MIN_WIDTH_PX } from '../config/breakpoints-and-sizes';
import type { FrameProps } from './frame-props';
import { Footer } from './late-footer';
import { NarrowWindowOffer } from './narrow-window-offer';
import { Main, SkipLink } from './main-column';
import { PcHeader } from './pc-header';
import { PcHomeHeader } from './pc-home-header';

const homeFrameStyle = {
  position: 'relative',
  minWidth: PC_MIN_WIDTH_PX,
  height: '100dvh',
  // Not `hidden`: the header sticks to the window, where that is narrower.
  overflow: 'clip',
} satisfies ThemeUIStyleObject;

const frameStyle = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: PC_MIN_WIDTH_PX,
  minHeight: '100vh',
} satisfies ThemeUIStyleObject;

const contentStyle = { flexGrow: 1, paddingBottom: 9 } satisfies ThemeUIStyleObject;

/**
 * The desktop layout, at least 1200 px wide (specification, section 2.6). The home page fills the window: its view
 * scrolls inside, screen by screen, with its `Main` and the footer behind that.
 */
export function PcFrame({ location, route, children }: FrameProps) {
  return route === 'home' ? (
    <div sx={homeFrameStyle}>
      <SkipLink />
      <PcHomeHeader location={location} />
      {children}
    </div>
  ) : (
    <div sx={frameStyle}>
      <SkipLink />
      <NarrowWindowOffer location={location} />
      <PcHeader location={location} />
      <div sx={contentStyle}>
        <Main>{children}</Main>
      </div>
      <Footer {...location} />
    </div>
  );
}
