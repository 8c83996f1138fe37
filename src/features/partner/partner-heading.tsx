import { LocalLink } from '../../i18n/local-link';
import { langOf } from '../../i18n/untranslated';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import type { Partner } from './partner';
import { partnerSections, sectionNames, type PartnerSection } from './partner-section';
import { Tags } from './tags';

interface Props {
  partner: Partner;
  section: PartnerSection;
}

const PartnerNav = ({ partner: { id, name }, section }: Props) => {
  const t = useStrings('partner');
  return (
    <nav
      aria-label={t('sections', { name })}
      sx={{ borderBottom: '1px solid', borderColor: 'line', overflowX: 'auto' }}
    >
      <ul sx={{ display: 'flex', gap: 4, padding: 0, listStyle: 'none' }}>
        {sectionNames.map((each) => (
          <li key={each}>
            <LocalLink
              to={each}
              params={{ id }}
              current={each === section}
              sx={{
                display: 'inline-block',
                paddingY: '10px',
                borderBottom: '3px solid transparent',
                color: 'muted',
                textDecoration: 'none',
                whiteSpace: 'nowrap',
                '&:hover': { color: 'text' },
                '&:focus-visible': { outlineOffset: -3 },
                '&[aria-current]': {
                  color: 'primary',
                  borderBottomColor: 'primary',
                  fontWeight: 'bold',
                },
              }}
            >
              {t(partnerSections[each].name)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Who the page is about, and the way to the other pages about them. */
export const PartnerHeading = ({ partner, section }: Props) => {
  const t = useStrings('partner');
  const { name, avatar, slogan, tags } = partner;
  return (
    <>
      <Breadcrumbs>
        <LocalLink to="partners">{t('title')}</LocalLink>
        <span lang={langOf(partner, 'name')} aria-current="page">
          {name}
        </span>
      </Breadcrumbs>
      <header
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          paddingTop: 4,
          paddingBottom: 4,
          [medium]: { gap: 4 },
        }}
      >
        <img
          src={avatar}
          alt=""
          width={112}
          height={112}
          sx={{
            flex: 'none',
            width: 80,
            height: 80,
            borderRadius: 'round',
            objectFit: 'cover',
            background: 'var(--yb-raised)',
            [medium]: { width: 112, height: 112 },
          }}
        />
        <div sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <h1
            lang={section === 'partnerDetail' ? langOf(partner, 'name') : undefined}
            sx={{ fontSize: 4, [medium]: { fontSize: 6 } }}
          >
            {t(partnerSections[section].title, { name })}
          </h1>
          {slogan !== '' && (
            <p lang={langOf(partner, 'slogan')} sx={{ color: 'muted' }}>
              {slogan}
            </p>
          )}
          <Tags tags={tags} lang={langOf(partner, 'tags')} />
        </div>
      </header>
      <PartnerNav partner={partner} section={section} />
    </>
  );
};
