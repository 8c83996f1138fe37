import type { Locale } from '../../config/locales';
import { loginStrings } from '../../i18n/bundles/login-strings';
import type { StringsBundle } from '../../i18n/string-bundles';
import { importWithoutReload } from '../../platform/loading/import-without-reload';
import { placePath } from '../../routes';
import type { LoginDialog } from './login-dialog.lazy';

interface LoginCode {
  readonly LoginDialog: typeof LoginDialog;
  readonly strings: StringsBundle;
}

async function load(locale: Locale): Promise<LoginCode> {
  const [{ LoginDialog }, { strings }] = await Promise.all([
    import('./login-dialog.lazy'),
    loginStrings[locale](),
  ]);
  return { LoginDialog, strings };
}

/** Loads the dialog and its strings; one stable function for each language. */
export const loadLogin: Readonly<Record<Locale, () => Promise<LoginCode>>> = {
  zh: () => load('zh'),
  en: () => load('en'),
  ja: () => load('ja'),
};

/** Loads the dialog before it is opened. A failure is ignored: opening tries again. */
export function prefetchLogin(): void {
  const { locale } = placePath(window.location.pathname);
  importWithoutReload(loadLogin[locale]).catch(() => undefined);
}
