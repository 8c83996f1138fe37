import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { browserEnv } from '../config/browser-env';
import { LocalLink } from '../i18n/local-link';
import { usePlace } from '../i18n/place';
import type { StringKey } from '../i18n/strings';
import { useStrings } from '../i18n/use-strings';
import { twinOf, VARIANTS, type Variant } from '../routes';
import { legalDocuments } from '../routes/legal-documents';
import type { FrameProps } from './frame-props';
import { useSuffix } from './use-suffix';

const variantNames: Readonly<Record<Variant, StringKey<'common'>>> = { pc: 'to-pc', m: 'to-m' };

const List = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul
    aria-label={label}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 4,
      rowGap: 1,
      padding: 0,
      listStyle: 'none',
      '& a': {
        display: 'inline-block',
        paddingY: '6px',
        color: 'muted',
        textDecoration: 'none',
        '&:hover': { color: 'text', textDecoration: 'underline' },
      },
    }}
  >
    {children}
  </ul>
);

/** The foot of every page: legal texts, registration numbers, and the way to the other layout. */
export const Footer = ({ location }: Pick<FrameProps, 'location'>) => {
  const t = useStrings('common');
  const { variant } = usePlace();
  const other = VARIANTS.find((each) => each !== variant) ?? 'pc';
  const twin = twinOf(location.pathname, other);
  const suffix = useSuffix(location);
  const { icpNumber, policeNumber } = browserEnv;
  return (
    <footer sx={{ marginTop: 8, borderTop: '1px solid', borderColor: 'line', fontSize: 1 }}>
      <div sx={{ maxWidth: 'footer', margin: '0 auto', paddingX: 3, paddingY: 5, color: 'muted' }}>
        <List label={t('legal')}>
          {legalDocuments.map((doc) => (
            <li key={doc}>
              <LocalLink to="legal" params={{ doc }}>
                {t(`legal-${doc}`)}
              </LocalLink>
            </li>
          ))}
        </List>
        <List>
          <li sx={{ paddingY: '6px' }}>{t('copyright')}</li>
          {icpNumber !== undefined && (
            <li>
              <a href="https://beian.miit.gov.cn/" rel="noopener nofollow">
                {icpNumber}
              </a>
            </li>
          )}
          {policeNumber !== undefined && <li sx={{ paddingY: '6px' }}>{policeNumber}</li>}
          {twin !== undefined && (
            <li>
              <Link to={twin + suffix}>{t(variantNames[other])}</Link>
            </li>
          )}
        </List>
      </div>
    </footer>
  );
};
