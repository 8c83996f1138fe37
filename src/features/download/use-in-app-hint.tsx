import { useState, type ReactNode } from 'react';
import { useStrings } from '../../i18n/use-strings';
import { showToast } from '../../ui/toast';
import { useLazy } from '../../platform/use-lazy';

/** QQ itself says ` QQ/`; QQ's browser says `MQQBrowser/`, and the WebView in QQ may say both. */
const IN_APP = /MicroMessenger\/| QQ\//i;

/** Whether a page is shown inside of WeChat or QQ, which let no download begin. */
export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.test(userAgent);
}

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
