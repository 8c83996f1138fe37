import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useHydrated } from '../../platform/loading/use-hydrated';
import { useLazy } from '../../platform/loading/use-lazy';
import { useStrings } from '../../i18n/use-strings';
import { PageCrashFallback } from '../../ui/page-crash-fallback';
import { contentColumn } from '../../ui/content-column';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import type { ChatParts } from './chat-section';
import { readPartnerAddress, type PartnerAddress } from './partner-section';
import { PartnerSkeleton } from './partner-skeleton';

interface Props {
  pathname: string;
  /** The chat, with the partners that the build knew, or the first of them. */
  chat: ChatParts;
  /** Shown for an address that is no page of a partner. */
  notFound: ReactNode;
}

function loadPage() {
  return import('./partner-page.lazy');
}

const errorStyle = { ...contentColumn, paddingTop: 5 } satisfies ThemeUIStyleObject;

interface AskedPageProps extends PartnerAddress {
  built: Queries.PartnerPageFragment | undefined;
  chat: ChatParts;
}

function AskedPage(asked: AskedPageProps) {
  const { code, hasFailed, loadNow } = useLazy(loadPage);
  if (hasFailed) {
    return (
      <div sx={errorStyle}>
        <ErrorState retry={loadNow} />
      </div>
    );
  }
  return code ? <code.PartnerPage {...asked} /> : <PartnerSkeleton />;
}

const withoutScriptStyle = { marginY: 7 } satisfies ThemeUIStyleObject;

/**
 * Fills every address under `/game-partner/` that the build has no page for. What it renders before
 * the page is alive does not depend on the address, so that hydration never differs.
 */
export function PartnerShellView({ pathname, chat, notFound }: Props) {
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
  if (asked === undefined) return notFound;
  const built = chat.partners.find(({ characterId }) => characterId === asked.id);
  return <AskedPage {...asked} built={built} chat={chat} />;
}
