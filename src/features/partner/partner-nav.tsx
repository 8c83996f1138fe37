import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { insetFocusRing } from '../../theme/focus-ring';
import { forcedColors } from '../../theme/theme';
import type { Partner } from './partner';
import { partnerSections, sectionNames, type PartnerSection } from './partner-section';

interface Props {
  partner: Partner;
  section: PartnerSection;
}

const navStyle = { overflowX: 'auto', scrollbarWidth: 'none' } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'flex',
  gap: 1,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const linkStyle = {
  display: 'inline-block',
  // On most phones all four fit side by side in every language.
  paddingX: 'clamp(8px, 2.6vw, 16px)',
  paddingY: '10px',
  fontSize: 'clamp(0.875rem, 3.7vw, 1rem)',
  borderRadius: '14px 14px 0 0',
  color: 'nightMuted',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'onNight', backgroundColor: 'rgb(255 255 255 / 12%)' },
  // The row cuts off what is around its links.
  '&:focus-visible': insetFocusRing,
  '&[aria-current]': {
    backgroundColor: 'page',
    color: 'text',
    fontWeight: 'bold',
  },
  [forcedColors]: {
    '&[aria-current]': { borderBottom: '3px solid' },
  },
} satisfies ThemeUIStyleObject;

/** Links to the four pages of a partner, drawn as tabs. */
export function PartnerNav({ partner: { id, name }, section }: Props) {
  const t = useStrings('partner');
  return (
    <nav aria-label={t('sections', { name })} sx={navStyle}>
      <ul sx={listStyle}>
        {sectionNames.map((each) => (
          <li key={each}>
            <LocalLink to={each} params={{ id }} current={each === section} sx={linkStyle}>
              {t(partnerSections[each].name)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
