import { useState, type ReactNode } from 'react';
import { useStrings } from '../../i18n/use-strings';
import { showToast } from '../../ui/toast';
import { useLazy } from '../../platform/loading/use-lazy';

/** User agents: QQ has ` QQ/`, QQ Browser `MQQBrowser/`, and the WebView of QQ may have both. */
const IN_APP = /MicroMessenger\/| QQ\//i;

/** True inside WeChat or QQ, which block downloads. */
export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.test(userAgent);
}

function load() {
  return import('./in-app-hint.lazy');
}

/** Gives the hint that replaces a download inside WeChat or QQ. */
export function useInAppHint(): {
  /** Shows the hint and returns true inside such an app. */
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
    hint: code && <code.InAppHint open={isOpen} onClose={() => setOpen(false)} />,
  };
}
