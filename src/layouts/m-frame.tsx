import type { ThemeUIStyleObject } from 'theme-ui';
import { MOBILE_MAX_WIDTH_PX } from '../config/breakpoints-and-sizes';
import type { FrameProps } from './frame-props';
import { Footer } from './late-footer';
import { MHeader } from './m-header';
import { Main, SkipLink } from './main-column';

const frameStyle = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: MOBILE_MAX_WIDTH_PX,
  minHeight: '100vh',
  margin: '0 auto',
} satisfies ThemeUIStyleObject;

const contentStyle = { flexGrow: 1, paddingBottom: 8 } satisfies ThemeUIStyleObject;

/** The home page ends at night, and the night goes on in the footer. */
const homeContentStyle = { flexGrow: 1, paddingBottom: 0 } satisfies ThemeUIStyleObject;

/** The mobile layout; on a wide window it stays a column in the middle. */
export function MFrame({ location, route, children }: FrameProps) {
  return (
    <div sx={frameStyle}>
      <SkipLink />
      <MHeader location={location} />
      <div sx={route === 'home' ? homeContentStyle : contentStyle}>
        <Main>{children}</Main>
      </div>
      <Footer {...location} />
    </div>
  );
}
