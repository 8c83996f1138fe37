import { hasAnalytics } from '../../platform/analytics';
import { closeConsent, useConsent } from '../../platform/consent';
import { browserEnv, type ConsentMode } from '../../config/browser-env';
import { useStrings } from '../../i18n/use-strings';
import { showToast } from '../../ui/toast';
import { useLazy } from '../../platform/use-lazy';

function load() {
  return import('./consent-notice.lazy');
}

/** The notice on a site that asks in this way. */
export function ConsentNoticeInMode({ mode }: { mode: Exclude<ConsentMode, 'off'> }) {
  const common = useStrings('common');
  const isWanted = useConsent(
    ({ isKnown, isOpen, choice }) => isKnown && (isOpen || choice === undefined),
  );
  const { code } = useLazy(load, {
    when: isWanted,
    onFail: () => {
      // Who has asked for it is told; where it would have come by itself, the next page tries again.
      if (!useConsent.getState().isOpen) return;
      closeConsent();
      void showToast({ tone: 'error', text: common('failed-text') });
    },
  });
  return code && isWanted ? <code.ConsentNotice mode={mode} /> : null;
}

/**
 * The consent notice, to stand once in the frame. Empty without analytics, where the site does not ask, and as
 * soon as the visitor has answered; `openConsent()` shows it again.
 */
export function ConsentNotice() {
  const { consentMode } = browserEnv;
  return hasAnalytics && consentMode !== 'off' ? <ConsentNoticeInMode mode={consentMode} /> : null;
}
