import { useState, type ReactNode } from 'react';
import { useStrings } from '../../i18n/use-strings';
import { showToast } from '../../ui/toast';
import { useLazy } from '../../platform/use-lazy';
import { isInAppBrowser } from './in-app-browser';

function load() {
  return import('./in-app-hint.lazy');
}

/** What is shown instead of a download that WeChat or QQ would not let begin. */
export function useInAppHint(): {
  /** Shows it, and says so, inside of such an app. */
  readonly stopsHere: () => boolean;
  readonly hint: ReactNode;
} {
  const t = useStrings('download');
  const [isOpen, setOpen] = useState(false);
  const { code } = useLazy(load, {
    when: isOpen,
    onFail: () => {
      setOpen(false);
      void showToast({ tone: 'info', text: t('hint-text') });
    },
  });
  return {
    stopsHere: () => {
      if (!isInAppBrowser(navigator.userAgent)) return false;
      setOpen(true);
      return true;
    },
    hint: code && (
      <code.InAppHint
        open={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    ),
  };
}
