import { keyframes } from '../../theme/keyframes';
import { useEffect } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { closeLogin, openLogin, useSession } from '../../api-client/session/session';
import type { Locale } from '../../config/locales';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { WithStrings } from '../../i18n/with-strings';
import { useLazy } from '../../platform/loading/use-lazy';
import { showToast } from '../../ui/toast';
import { forgetDraft, markOpen, unmarkOpen, wasOpenHere } from './login-storage';
import { loadLogin } from './load-login';

const appear = keyframes({ from: { opacity: 0 } });

const loadingStyle = {
  position: 'fixed',
  insetInline: 0,
  bottom: 6,
  zIndex: 'dialog',
  width: 'fit-content',
  marginX: 'auto',
  paddingX: 4,
  paddingY: 2,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'round',
  backgroundColor: 'surface',
  boxShadow: 'raised',
  animation: `${appear} 150ms 300ms backwards`,
} satisfies ThemeUIStyleObject;

/** The note while the dialog loads, after a short delay. */
function LoginLoading() {
  const common = useStrings('common');
  return (
    <p role="status" sx={loadingStyle}>
      {common('loading')}
    </p>
  );
}

/** Reopens the dialog if it was open when this page was left, by a reload or a link. */
function useReopening(pathname: string, visible: boolean): void {
  useEffect(() => {
    const reopen = (): void => {
      if (wasOpenHere() && !useSession.getState().isLoggedIn) openLogin();
    };
    reopen();
    // The back/forward cache restores a page without mounting it again.
    window.addEventListener('pageshow', reopen);
    return () => window.removeEventListener('pageshow', reopen);
  }, []);
  useEffect(() => {
    if (!visible) return undefined;
    markOpen();
    return unmarkOpen;
  }, [visible, pathname]);
}

function useClosing(pathname: string, visible: boolean): void {
  useEffect(() => {
    const left = window.location.pathname;
    // In the cleanup, not at the start of the effect: an effect of the next page may open the dialog.
    return () => {
      // A shell gets its pathname only after hydration, which is no navigation.
      const isElsewhere = window.location.pathname !== left;
      if (isElsewhere && useSession.getState().loginDialogVisible) closeLogin();
    };
  }, [pathname]);
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  useEffect(() => {
    if (isLoggedIn) forgetDraft();
    if (visible && isLoggedIn) closeLogin();
  }, [visible, isLoggedIn]);
}

interface LocalProps {
  locale: Locale;
  open: boolean;
}

function LocalLogin({ locale, open }: LocalProps) {
  const common = useStrings('common');
  const { code } = useLazy(loadLogin[locale], {
    when: open,
    onFail: () => {
      // No toast after a navigation: nobody waits for the dialog any more.
      if (!open) return;
      closeLogin();
      void showToast({ tone: 'error', text: common('failed-text') });
    },
  });
  if (!code) return open ? <LoginLoading /> : null;
  return (
    <WithStrings namespace="login" strings={code.strings}>
      <code.LoginDialog open={open} />
    </WithStrings>
  );
}

/**
 * The login dialog; rendered once, in the frame. `openLogin()` opens it from anywhere and loads its code. It closes on
 * navigation and on login, in this tab or another.
 * @param pathname of the page
 */
export function Login({ pathname }: { pathname: string }) {
  const { locale } = usePlace();
  const visible = useSession(({ loginDialogVisible }) => loginDialogVisible);
  useReopening(pathname, visible);
  useClosing(pathname, visible);
  return <LocalLogin key={locale} locale={locale} open={visible} />;
}
