import { MOBILE_MAX_WIDTH_PX } from '../config/constants';
import { PlaceProvider, usePlace } from '../i18n/locale-context';
import { Footer } from './footer';
import type { FrameProps } from './frame-props';
import { MHeader } from './m-header';
import { Main, SkipLink } from './main';
import { PcHeader } from './pc-header';

const narrow = `@media (max-width: ${String(MOBILE_MAX_WIDTH_PX)}px)`;

/**
 * The layout of pages that have no mobile twin: it follows the width, and each header leads to
 * pages of its own variant (design, "Addresses").
 */
export function ResponsiveFrame({ location, children }: FrameProps) {
  const { locale } = usePlace();
  return (
    <>
      <SkipLink />
      <div sx={{ display: 'contents', [narrow]: { display: 'none' } }}>
        <PcHeader location={location} />
      </div>
      <div sx={{ display: 'none', [narrow]: { display: 'block' } }}>
        <PlaceProvider place={{ locale, variant: 'm' }}>
          <MHeader location={location} />
        </PlaceProvider>
      </div>
      <div sx={{ paddingBottom: 8 }}>
        <Main>{children}</Main>
      </div>
      <Footer location={location} />
    </>
  );
}
