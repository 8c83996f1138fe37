import { hasAnalytics } from '../../platform/analytics';
import { closeConsent, useConsent } from '../../platform/consent';
import { browserEnv, type ConsentMode } from '../../config/browser-env';
import { useStrings } from '../../i18n/use-strings';
import { showToast } from '../../ui/toast';
import { useLoaded } from '../../platform/use-lazy';

function loadNotice() {
  return import('./consent-notice.lazy');
}

/** The place of the notice on a site that asks in this way. */
export function ConsentPlace({ mode }: { mode: Exclude<ConsentMode, 'off'> }) {
  const common = useStrings('common');
  const isWanted = useConsent(
    ({ isKnown, isOpen, choice }) => isKnown && (isOpen || choice === undefined),
  );
  const code = useLoaded(loadNotice, isWanted, () => {
    // Who has asked for it is told; where it would have come by itself, the next page tries again.
    if (!useConsent.getState().isOpen) return;
    closeConsent();
    void showToast({ tone: 'error', text: common('failed-text') });
  });
  return code && isWanted ? <code.ConsentNotice mode={mode} /> : null;
}

/**
 * The place of the consent notice, to stand once beneath the page's place. Empty without analytics, where the
 * site does not ask, and as soon as the visitor has answered; `openConsent()` shows it again.
 */
export function ConsentSlot() {
  const { consentMode } = browserEnv;
  return hasAnalytics && consentMode !== 'off' ? <ConsentPlace mode={consentMode} /> : null;
}
