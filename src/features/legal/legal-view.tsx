import { formatDay } from '../../i18n/dates';
import { LocalLink } from '../../i18n/local-link';
import { localeFacts, type Locale } from '../../i18n/locales';
import { usePlace } from '../../i18n/place';
import { useStrings } from '../../i18n/use-strings';
import { PageTitle } from '../../ui/page-title';
import { Prose } from '../../ui/prose';

interface Props {
  /** The document's name, such as `terms-txj`. */
  doc: string;
  title: string;
  version: string;
  /** The day it takes effect, `YYYY-MM-DD`. */
  effective: string;
  html: string;
  /** The language of the text, which is Chinese where the page's language has none. */
  textLocale: Locale;
}

/** A legal text. */
export const LegalView = ({ doc, title, version, effective, html, textLocale }: Props) => {
  const t = useStrings('legal');
  const { locale } = usePlace();
  const lang = textLocale === locale ? undefined : localeFacts[textLocale].tag;
  return (
    <>
      <PageTitle
        title={title}
        lang={lang}
        lead={
          <>
            {t('version', { version, date: formatDay(effective, locale) })}
            {' · '}
            <LocalLink to="legalFile" params={{ doc }}>
              {t('plain')}
            </LocalLink>
          </>
        }
      />
      {lang !== undefined && (
        <p
          role="note"
          sx={{
            marginBottom: 4,
            padding: 3,
            borderRadius: 'medium',
            background: 'var(--yb-raised)',
          }}
        >
          {t('chinese-only')}
        </p>
      )}
      <Prose html={html} lang={lang} />
    </>
  );
};
