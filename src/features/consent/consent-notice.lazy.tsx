import { createPortal } from 'react-dom';
import en from '../../../content/locales/en/consent.json';
import ja from '../../../content/locales/ja/consent.json';
import zh from '../../../content/locales/zh/consent.json';
import type { ConsentMode } from '../../config/browser-env';
import { usePlace } from '../../i18n/locale-context';
import { WithStrings } from '../../i18n/with-strings';
import { ConsentCard } from './consent-card';

/** All languages in one file: small, and one request for what most visitors see once. */
const strings = { zh, en, ja };

/**
 * The consent notice, at the lower edge over the page, which goes on beside it. In the body itself, because
 * the frame of a page holds fixed things back.
 */
export function ConsentNotice({ mode }: { mode: Exclude<ConsentMode, 'off'> }) {
  const { locale } = usePlace();
  return createPortal(
    <WithStrings namespace="consent" strings={strings[locale]}>
      <ConsentCard mode={mode} />
    </WithStrings>,
    document.body,
  );
}
