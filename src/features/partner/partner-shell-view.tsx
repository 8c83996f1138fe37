import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useHydrated } from '../../platform/use-hydrated';
import { useRequest } from '../../api-client/use-request';
import { useStrings } from '../../i18n/use-strings';
import { PageCrashFallback } from '../../ui/page-crash-fallback';
import { EmptyState } from '../../ui/empty-state';
import { AsyncContent } from './async-content';
import { readPartnerAddress, type PartnerAddress } from './partner-section';
import { PartnerSkeleton } from './skeleton';

interface Props {
  pathname: string;
  /** What an address shows that is no page of a partner. */
  notFound: ReactNode;
}

function AskedPage(asked: PartnerAddress) {
  const code = useRequest('partner page', () => import('./partner-page'));
  return (
    <AsyncContent request={code} skeleton={<PartnerSkeleton />}>
      {({ PartnerPage }) => <PartnerPage {...asked} />}
    </AsyncContent>
  );
}

const withoutScriptStyle = { marginY: 7 } satisfies ThemeUIStyleObject;

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
          <div sx={withoutScriptStyle}>
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
