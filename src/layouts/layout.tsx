import type { ReactNode } from 'react';
import { PlaceProvider } from '../i18n/locale-context';
import { routes, type Place, type Route } from '../routes';
import { ResponsiveFrame } from './responsive-frame';
import type { FrameProps } from './frame-props';
import { DeferredUi } from './deferred-ui';
import { Main } from './main-column';
import { MFrame } from './m-frame';
import { ErrorBoundary } from './error-boundary';
import type { PageContext } from '../routes/page-context';
import { PcFrame } from './pc-frame';
import { useLocaleAndVariant } from './use-locale-and-variant';

interface Props {
  pageContext: PageContext;
  location: FrameProps['location'];
  children: ReactNode;
}

interface FrameOfProps extends FrameProps {
  place: Place;
}

/** The frame that a page's route and place ask for. */
function FrameOf({ place, ...frame }: FrameOfProps) {
  const { localized, variants }: Route = routes[frame.route];
  // A window of its own, with room for nothing else.
  if (frame.route === 'seat') return <Main>{frame.children}</Main>;
  if (localized && variants.length === 1) return <ResponsiveFrame {...frame} />;
  return place.variant === 'm' ? <MFrame {...frame} /> : <PcFrame {...frame} />;
}

/** The frame around every page. It stays in place while pages change beneath it. */
function Layout({ pageContext, location: asked, children }: Props) {
  const { place, location } = useLocaleAndVariant(pageContext, asked);
  const address = location.pathname + location.search;
  return (
    <PlaceProvider place={place}>
      <ErrorBoundary address={address}>
        <FrameOf route={pageContext.route} place={place} location={location}>
          <ErrorBoundary address={address}>{children}</ErrorBoundary>
        </FrameOf>
      </ErrorBoundary>
      <ErrorBoundary address={address} fallback={null}>
        <DeferredUi pathname={location.pathname} />
      </ErrorBoundary>
    </PlaceProvider>
  );
}

export default Layout;
