import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../i18n/use-strings';
import { buttonStyle } from './button-style';
import { EmptyState } from './empty-state';

const fallbackStyle = {
  display: 'none',
  'html[data-broken] &': { display: 'block', marginY: 6 },
} satisfies ThemeUIStyleObject;

const retryStyle = { ...buttonStyle, marginTop: 2 } satisfies ThemeUIStyleObject;

/**
 * Says that a page did not come alive, on pages that are nothing without their script. It is in the page from the
 * beginning, because nothing could bring it then; the mark `data-broken` uncovers it.
 */
export function PageCrashFallback() {
  const t = useStrings('common');
  return (
    <div sx={fallbackStyle}>
      <EmptyState role="alert" art="failed" title={t('failed-title')} text={t('failed-text')}>
        <a href="?" sx={retryStyle}>
          {t('retry')}
        </a>
      </EmptyState>
    </div>
  );
}
