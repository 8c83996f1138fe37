import { hasAnalytics } from '../../platform/consent/analytics';
import { closeConsent, useConsent } from '../../platform/consent/consent';
import { browserEnv, hasDownloads } from '../../config/browser-env';
import { useStrings } from '../../i18n/use-strings';
import { showToast } from '../../ui/toast';
import { importWithoutReload } from '../../platform/loading/import-without-reload';
import { useLazy } from '../../platform/loading/use-lazy';
import type { NoticeProps } from './consent-strip';

function load() {
  const { isOpen } = useConsent.getState();
  const loadNotice = () => import('./consent-notice.lazy');
  // Nobody has asked for the notice that comes by itself.
  return isOpen ? loadNotice() : importWithoutReload(loadNotice);
}

export function ConsentNoticeInMode(props: NoticeProps) {
  const common = useStrings('common');
  const isWanted = useConsent(
    ({ isKnown, isOpen, choice }) => isKnown && (isOpen || choice === undefined),
  );
  const { code } = useLazy(load, {
    when: isWanted,
    onFail: () => {
      // A toast only where the visitor asked for the notice; otherwise the next page tries again.
      if (!useConsent.getState().isOpen) return;
      closeConsent();
      void showToast({ tone: 'error', text: common('failed-text') });
    },
  });
  return code && isWanted ? <code.ConsentNotice {...props} /> : null;
}

const reported = hasAnalytics ? '' : hasDownloads ? '-downloads' : '-actions';

/**
 * The consent notice; rendered once, in the frame. Empty in a mode that does not ask, and after the answer; `openConsent()` shows it again.
 */
export function ConsentNotice() {
  const { consentMode } = browserEnv;
  return consentMode === 'off' ? null : (
    <ConsentNoticeInMode mode={consentMode} reported={reported} />
  );
}
