import type { ReactNode } from 'react';
import { useHydrated } from '../../platform/use-hydrated';
import { useLazy } from '../../platform/use-lazy';
import { useStrings } from '../../i18n/use-strings';
import { PageCrashFallback } from '../../ui/page-crash-fallback';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { column } from './column';
import { readPartnerAddress, type PartnerAddress } from './partner-section';
import { PartnerSkeleton } from './skeleton';

interface Props {
  pathname: string;
  /** What an address shows that is no page of a partner. */
  notFound: ReactNode;
}

function loadPage() {
  return import('./partner-page.lazy');
}

function AskedPage(asked: PartnerAddress) {
  const { code, hasFailed, loadNow } = useLazy(loadPage);
  if (hasFailed) {
    return (
      <div sx={{ ...column, paddingTop: 5 }}>
        <ErrorState retry={loadNow} />
      </div>
    );
  }
  return code ? <code.PartnerPage {...asked} /> : <PartnerSkeleton />;
}

/**
 * Fills every address under `/game-partner/` that the build has no page for. What it renders before
 * the page is alive does not depend on the address, so that hydration never differs.
 */
export function PartnerShellView({ pathname, notFound }: Props) {
  const t = useStrings('partner');
  if (!useHydrated()) {
    return (
      <>
        <noscript>
          <div sx={{ marginY: 7 }}>
            <EmptyState title={t('needs-script')} />
          </div>
        </noscript>
        <PageCrashFallback />
        <PartnerSkeleton />
      </>
    );
  }
  const asked = readPartnerAddress(pathname);
  return asked === undefined ? notFound : <AskedPage {...asked} />;
}
