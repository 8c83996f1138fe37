import { useEffect } from 'react';
import { onFailure } from '../api-client/failure-events';
import { onFirstInteraction } from '../platform/on-first-interaction';
import { usePlace } from '../i18n/locale-context';
import { useStrings } from '../i18n/use-strings';
import { prefetchToasts, showToast } from '../ui/toast';

/**
 * Shows the failures of calls, wherever they were made. Only Chinese pages repeat what the API says itself.
 */
export function FailureToasts() {
  const t = useStrings('common');
  const { locale } = usePlace();
  // A message that the network is gone needs them when they can no longer be had.
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
