import { Link } from 'gatsby';
import type { ThemeUIStyleObject } from 'theme-ui';
import { openConsent } from '../platform/consent/consent';
import { browserEnv } from '../config/browser-env';
import { LanguageLink } from '../features/language/language-link';
import { showShortcutList } from '../features/shortcuts/shortcut-choice';
import { LocalLink } from '../links/local-link';
import { LOCALES, localeFacts } from '../config/locales';
import { usePlace } from '../i18n/locale-context';
import type { StringKey } from '../i18n/strings';
import { useStrings } from '../i18n/use-strings';
import { twinOf, VARIANTS, type Variant } from '../routes';
import { legalDocuments } from '../routes/table';
import { coarsePointer, withoutScript } from '../theme/theme';
import { colors } from '../theme/colors';
import { contentColumn } from '../ui/content-column';
import { Logo } from '../ui/logo';
import { FooterList } from './footer-nav';
import { useQueryAndHash, type FrameProps } from './frame-props';
import { downloads, FOOTER_NAV_ID, navItems } from './nav-items';
import { inPhrases } from '../ui/in-phrases';

const variantNames: Readonly<Record<Variant, StringKey<'common'>>> = { pc: 'to-pc', m: 'to-m' };

/** Width from which on the lists stand side by side. */
const roomy = '@media (min-width: 700px)';

/** The registration numbers that the law asks for, as far as they are configured: in Chinese, whatever the page is in. */
function Registration() {
  const { icpNumber, policeNumber } = browserEnv;
  const lang = usePlace().locale === 'zh' ? undefined : localeFacts.zh.tag;
  return (
    <>
      {icpNumber !== undefined && (
        <a href="https://beian.miit.gov.cn/" lang={lang} rel="noopener nofollow">
          {icpNumber}
        </a>
      )}
      {policeNumber !== undefined && <span lang={lang}>{policeNumber}</span>}
    </>
  );
}

const buttonStyle = {
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
  [withoutScript]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** The button that opens the consent notice again, where consent is asked for. */
function AnalyticsChoice() {
  const t = useStrings('common');
  if (browserEnv.consentMode === 'off') return null;
  return (
    <button type="button" onClick={openConsent} sx={buttonStyle}>
      {t('analytics')}
    </button>
  );
}

/** The button of the list of shortcuts, in which they can be turned off and on again. A phone has no keys. */
function ShortcutsButton() {
  const t = useStrings('common');
  return (
    <button type="button" onClick={() => showShortcutList(true)} sx={buttonStyle}>
      {t('shortcuts')}
    </button>
  );
}

const footerStyle = {
  background: `linear-gradient(${colors.night}, ${colors.nightDeep})`,
  color: 'onNight',
  fontSize: 1,
  // Set by what covers the lower edge of the window, such as the consent notice (`useBottomInset`).
  paddingBottom: 'var(--bottom-inset, 0px)',
} satisfies ThemeUIStyleObject;

const innerStyle = {
  ...contentColumn,
  paddingTop: 7,
  paddingBottom: 4,
} satisfies ThemeUIStyleObject;

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 6,
  [roomy]: { gridTemplateColumns: '3fr 2fr 3fr 2fr' },
} satisfies ThemeUIStyleObject;

const aboutStyle = {
  gridColumn: '1 / -1',
  [roomy]: { gridColumn: 'auto' },
} satisfies ThemeUIStyleObject;

const siteNameStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  fontSize: 4,
  fontWeight: 'heavy',
} satisfies ThemeUIStyleObject;

const aboutTextStyle = {
  ...inPhrases,
  maxWidth: '19rem',
  marginTop: 3,
  color: 'nightMuted',
} satisfies ThemeUIStyleObject;

const legalRowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  marginTop: 6,
  paddingTop: 3,
  borderTop: '1px solid rgb(255 255 255 / 16%)',
  color: 'nightMuted',
  fontSize: 0,
  '& a': { display: 'inline-flex', alignItems: 'center' },
  '& a, & button': { minHeight: 32 },
  [coarsePointer]: { '& a, & button': { minHeight: 'touch' } },
} satisfies ThemeUIStyleObject;

/**
 * The footer of every page: links, legal texts, languages, and the link to the other variant, whose choice is stored
 * when it is clicked (`rememberChosenVariants`). It is late code (`late-footer.ts`), so that its props are no objects.
 */
export function Footer(location: FrameProps['location']) {
  const t = useStrings('common');
  const { variant } = usePlace();
  const other = VARIANTS.find((each) => each !== variant) ?? 'pc';
  const twin = twinOf(location.pathname, other);
  const suffix = useQueryAndHash(location);
  return (
    <footer sx={footerStyle}>
      <div sx={innerStyle}>
        <div sx={columnsStyle}>
          <div sx={aboutStyle}>
            <p sx={siteNameStyle}>
              <Logo size={40} />
              {t('site-name')}
            </p>
            <p sx={aboutTextStyle}>{t('about-youban')}</p>
          </div>
          <FooterList title={t('explore')} id={FOOTER_NAV_ID}>
            {navItems.map(({ id, name }) => (
              <li key={id}>
                <LocalLink to={id}>{t(name)}</LocalLink>
              </li>
            ))}
            {downloads && (
              <li>
                <LocalLink {...downloads}>{t('download')}</LocalLink>
              </li>
            )}
          </FooterList>
          <FooterList title={t('legal')}>
            {legalDocuments.map((doc) => (
              <li key={doc}>
                <LocalLink to="legal" params={{ doc }}>
                  {t(`legal-${doc}`)}
                </LocalLink>
              </li>
            ))}
          </FooterList>
          <FooterList title={t('language')}>
            {LOCALES.map((locale) => (
              <li key={locale}>
                <LanguageLink locale={locale} pathname={location.pathname} suffix={suffix} />
              </li>
            ))}
          </FooterList>
        </div>
        <div sx={legalRowStyle}>
          <span>{t('copyright')}</span>
          <LocalLink to="accessibility">{t('nav-accessibility')}</LocalLink>
          <Registration />
          <AnalyticsChoice />
          {variant === 'pc' && <ShortcutsButton />}
          {twin !== undefined && (
            <Link to={twin + suffix} data-variant={other}>
              {t(variantNames[other])}
            </Link>
          )}
        </div>
      </div>
    </footer>
  );
}
