import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../i18n/use-strings';
import { buttonStyle } from './button-style';
import { EmptyState } from './empty-state';

const retryStyle = { ...buttonStyle, marginTop: 2 } satisfies ThemeUIStyleObject;

/** Says that something did not load, and offers another try. */
export function ErrorState({ retry }: { retry: () => void }) {
  const t = useStrings('common');
  return (
    <EmptyState role="alert" art="failed" title={t('failed-title')} text={t('failed-text')}>
      <button type="button" onClick={retry} sx={retryStyle}>
        {t('retry')}
      </button>
    </EmptyState>
  );
}
