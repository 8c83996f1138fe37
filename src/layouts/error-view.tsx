import { useStrings } from '../i18n/use-strings';
import { useLazy } from '../platform/loading/use-lazy';

function load() {
  return import('./error-view.lazy');
}

/** The error view; its text alone while its code loads, and if the code fails to load. */
export function ErrorView() {
  const t = useStrings('common');
  const { code } = useLazy(load);
  return code ? <code.ErrorView /> : <p role="alert">{t('error-text')}</p>;
}
