import { useEffect } from 'react';
import { onFailure } from '../client/failures';
import { usePlace } from '../i18n/place';
import { useStrings } from '../i18n/use-strings';
import { showToast } from '../ui/show-toast';

const CHINESE = /\p{Script=Han}/u;

/**
 * Shows the failures of calls, wherever they were made. What the API says itself is in Chinese, so only
 * Chinese pages repeat it.
 */
export const FailureToasts = () => {
  const t = useStrings('common');
  const { locale } = usePlace();
  useEffect(
    () =>
      onFailure(({ kind, message }) => {
        const isReadable = kind === 'refused' && locale === 'zh' && CHINESE.test(message);
        const text = isReadable ? message : t(`failure-${kind}`);
        void showToast({ tone: 'error', text });
      }),
    [t, locale],
  );
  return null;
};
