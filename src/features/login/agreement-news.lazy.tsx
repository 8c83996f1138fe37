import { useEffect, useId, useRef } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useAgreementDue } from '../../api-client/session/agreement-due';
import { logOut } from '../../api-client/session/session';
import { useAsync } from '../../api-client/use-async';
import type { LegalVersionList } from '../../contract/legal-versions';
import { loginStrings } from '../../i18n/bundles/login-strings';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { useQuietMoment } from '../../platform/loading/use-quiet-moment';
import { useAnnouncement } from '../../platform/voice';
import { forcedColors } from '../../theme/theme';
import { quietButtonStyle, smallButton } from '../../ui/button-style';
import { showToast } from '../../ui/toast';
import { WithLateStrings } from '../../ui/with-late-strings';
import {
  readLegalVersions,
  settleTexts,
  unsettledTexts,
  useAgreedTexts,
  type ChangedText,
} from './agreed-texts';
import { ChangedTextList } from './changed-texts';

const cardStyle = {
  display: 'grid',
  gap: 2,
  padding: 4,
  borderRadius: 'medium',
  backgroundColor: 'primarySoft',
  color: 'text',
  fontSize: 1,
  lineHeight: 1.6,
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

const lineStyle = {
  ...cardStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  paddingY: 2,
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 2, fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  paddingTop: 1,
} satisfies ThemeUIStyleObject;

const quietStyle = {
  ...quietButtonStyle,
  ...smallButton,
  backgroundColor: 'surface',
} satisfies ThemeUIStyleObject;

const agreeStyle = {
  ...quietStyle,
  backgroundColor: 'primary',
  color: 'onPrimary',
} satisfies ThemeUIStyleObject;

interface Props {
  changed: readonly ChangedText[];
  list: LegalVersionList;
}

/** One line of what has changed, until it is put away. */
function News({ changed, list }: Props) {
  const t = useStrings('login');
  useAnnouncement(t('news'));
  return (
    <section aria-label={t('news')} sx={lineStyle}>
      <ChangedTextList changed={changed} />
      <button type="button" onClick={() => settleTexts(changed, list)} sx={quietStyle}>
        {t('news-read')}
      </button>
    </section>
  );
}

/** Question whether the visitor agrees to what asks for consent again. It stays until it is answered, and what is there can be read. */
function Question({ changed, list }: Props) {
  const t = useStrings('login');
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useAnnouncement(t('again-title'));
  useEffect(() => {
    useAgreementDue.setState({ show: () => card.current?.focus() });
    return () => useAgreementDue.setState({ show: undefined });
  }, []);
  const leave = (): void => {
    logOut();
    void showToast({ tone: 'success', text: t('logged-out') });
  };
  return (
    <section ref={card} tabIndex={-1} aria-labelledby={titleId} sx={cardStyle}>
      <p id={titleId} sx={titleStyle}>
        {t('again-title')}
      </p>
      <ChangedTextList changed={changed} />
      <p>{t('again-text')}</p>
      <p sx={actionsStyle}>
        <button type="button" onClick={() => settleTexts(changed, list)} sx={agreeStyle}>
          {t('again-agree')}
        </button>
        <button type="button" onClick={leave} sx={quietStyle}>
          {t('log-out')}
        </button>
      </p>
    </section>
  );
}

/** Shows what has changed since whoever is logged in agreed, as a line, or as a question where a text asks for consent again. */
export function AgreementNews() {
  const { locale } = usePlace();
  const agreed = useAgreedTexts((state) => state.agreed);
  // It comes by itself, and must not come under a thumb.
  const isQuiet = useQuietMoment();
  const list = useAsync(locale, () => readLegalVersions(locale).catch(() => undefined)).last;
  const changed = list ? unsettledTexts(agreed, list) : [];
  if (!isQuiet || !list || changed.length === 0) return null;
  const Shown = changed.some(({ asksAgain }) => asksAgain) ? Question : News;
  return (
    <WithLateStrings namespace="login" bundles={loginStrings}>
      <Shown changed={changed} list={list} />
    </WithLateStrings>
  );
}
