import { useEffect, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';
import { panelStyle } from '../../ui/card-style';
import { ErrorState } from '../../ui/error-state';
import { LoadingOverlay } from '../../ui/loading-overlay';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { Specimen } from './specimen';

/** How long the sample loading lasts, in milliseconds. */
const WORK_MS = 2000;

const loadingStyle = { ...panelStyle, padding: 5 } satisfies ThemeUIStyleObject;

const loadingTextStyle = { marginBottom: 3 } satisfies ThemeUIStyleObject;

/** A panel with a loading overlay. */
function Loading() {
  const t = useStrings('components');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setBusy(false), WORK_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <div sx={loadingStyle}>
      <p sx={loadingTextStyle}>{t('card-text')}</p>
      <button type="button" onClick={() => setBusy(true)} sx={quietButtonStyle}>
        {t('show-loading')}
      </button>
      <LoadingOverlay open={isBusy} label={t('saving')} />
    </div>
  );
}

const listStyle = { display: 'grid', gap: 4 } satisfies ThemeUIStyleObject;

const personStyle = { display: 'flex', gap: 3 } satisfies ThemeUIStyleObject;

const personLinesStyle = {
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'start',
  gap: 2,
} satisfies ThemeUIStyleObject;

/** Empty, loading and error states. */
export function States() {
  const t = useStrings('components');
  return (
    <Specimen title={t('states')}>
      <div sx={listStyle}>
        <EmptyState art="empty" title={t('empty-title')} text={t('empty-text')} />
        <EmptyState art="no-results" title={t('none-title')} text={t('none-text')}>
          <button type="button" sx={buttonStyle}>
            {t('crumb')}
          </button>
        </EmptyState>
        <ErrorState retry={() => undefined} />
        <EmptyState art="not-found" title={t('none-title')} />
        <EmptyState art="soon" title={t('soon-title')} />
        <EmptyState art="locked" title={t('locked-title')} />
        <EmptyState title={t('card-long')} text={t('card-long')} />
        <div sx={personStyle}>
          <Skeleton round width={64} height={64} />
          <div sx={personLinesStyle}>
            <Skeleton width="40%" height={22} />
            <Skeleton height={14} />
            <Skeleton width="70%" height={14} />
          </div>
        </div>
        <Loading />
      </div>
    </Specimen>
  );
}
