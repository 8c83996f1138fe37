import { useStrings } from '../i18n/use-strings';
import { useLoaded } from '../platform/use-lazy';

function load() {
  return import('./error-view.lazy');
}

/** The place of the error view. Its words stand there until it comes, and also if it never does. */
export function ErrorSlot() {
  const t = useStrings('common');
  const code = useLoaded(load, true);
  return code ? <code.ErrorView /> : <p role="alert">{t('error-text')}</p>;
}
