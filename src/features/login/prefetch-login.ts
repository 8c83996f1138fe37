import type { Locale } from '../../config/locales';
import { loadStrings, type StringsBundle } from '../../i18n/string-bundles';
import { placePath } from '../../routes';
import type { LoginDialog } from './login-dialog.lazy';

interface LoginCode {
  readonly LoginDialog: typeof LoginDialog;
  readonly strings: StringsBundle;
}

async function load(locale: Locale): Promise<LoginCode> {
  const [code, strings] = await Promise.all([
    import('./login-dialog.lazy'),
    loadStrings(locale, 'login'),
  ]);
  return { LoginDialog: code.LoginDialog, strings };
}

/** Fetches the dialog and its strings; one function for good per language. */
export const loadLogin: Readonly<Record<Locale, () => Promise<LoginCode>>> = {
  zh: () => load('zh'),
  en: () => load('en'),
  ja: () => load('ja'),
};

/** Fetches the dialog ahead, when a visitor comes near to what opens it. What fails is tried again then. */
export function prefetchLogin(): void {
  loadLogin[placePath(window.location.pathname).locale]().catch(() => undefined);
}
