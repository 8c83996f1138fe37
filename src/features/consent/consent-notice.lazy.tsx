import { createPortal } from 'react-dom';
import en from '../../../content/locales/en/consent.json';
import ja from '../../../content/locales/ja/consent.json';
import zh from '../../../content/locales/zh/consent.json';
import { usePlace } from '../../i18n/locale-context';
import { WithStrings } from '../../i18n/with-strings';
import { useConsent } from '../../platform/consent/consent';
import { useQuietMoment } from '../../platform/loading/use-quiet-moment';
import { ConsentStrip, type NoticeProps } from './consent-strip';

/** All languages in one chunk: they are small, and most visitors see the notice once. */
const strings = { zh, en, ja };

/**
 * The consent notice at the lower edge; not modal. A portal, because `position: fixed` does not work inside the frame.
 */
export function ConsentNotice(props: NoticeProps) {
  const { locale } = usePlace();
  // Its room is kept already; what waits is the notice itself, which nobody shall answer by a tap meant for the page.
  const isQuiet = useQuietMoment();
  const isOpened = useConsent(({ isOpen }) => isOpen);
  if (!isQuiet && !isOpened) return null;
  return createPortal(
    <WithStrings namespace="consent" strings={strings[locale]}>
      <ConsentStrip {...props} />
    </WithStrings>,
    document.body,
  );
}
