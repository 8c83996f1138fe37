import { useEffect } from 'react';
import { onFailure } from '../api-client/failure-events';
import { onFirstInteraction } from '../platform/loading/on-first-interaction';
import { usePlace } from '../i18n/locale-context';
import { useStrings } from '../i18n/use-strings';
import { prefetchToasts, showToast } from '../ui/toast';

/**
 * Shows a toast for every failed API call. The message of the API is Chinese, so only Chinese pages show it.
 */
export function FailureToasts() {
  const t = useStrings('common');
  const { locale } = usePlace();
  // Offline it would be too late to fetch the code of the toast that says so.
  useEffect(() => onFirstInteraction(prefetchToasts), []);
  useEffect(
    () =>
      onFailure(({ kind, message }) => {
        const text = locale === 'zh' && message !== '' ? message : t(`failure-${kind}`);
        void showToast({ tone: 'error', text });
      }),
    [t, locale],
  );
  return null;
}
