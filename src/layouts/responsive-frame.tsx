import type { ThemeUIStyleObject } from 'theme-ui';
import { MOBILE_MAX_WIDTH_PX } from '../config/breakpoints-and-sizes';
import { PlaceProvider, usePlace } from '../i18n/locale-context';
import type { FrameProps } from './frame-props';
import { Footer } from './late-footer';
import { MHeader } from './m-header';
import { Main, SkipLink } from './main-column';
import { PcHeader } from './pc-header';

const narrow = `@media (max-width: ${MOBILE_MAX_WIDTH_PX}px)`;

const wideHeaderStyle = {
  display: 'contents',
  [narrow]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const narrowHeaderStyle = {
  display: 'none',
  [narrow]: { display: 'block' },
} satisfies ThemeUIStyleObject;

const contentStyle = { paddingBottom: 8 } satisfies ThemeUIStyleObject;

/**
 * The layout of pages that have no mobile twin: it follows the width, and each header leads to
 * pages of its own variant (design, "Addresses").
 */
export function ResponsiveFrame({ location, children }: FrameProps) {
  const { locale } = usePlace();
  return (
    <>
      <SkipLink />
      <div sx={wideHeaderStyle}>
        <PcHeader location={location} />
      </div>
      <div sx={narrowHeaderStyle}>
        <PlaceProvider place={{ locale, variant: 'm' }}>
          <MHeader location={location} />
        </PlaceProvider>
      </div>
      <div sx={contentStyle}>
        <Main>{children}</Main>
      </div>
      <Footer {...location} />
    </>
  );
}
