import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { colors, schemeVariables } from '../../theme/colors';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { contentColumn } from '../../ui/content-column';
import { isLongTitle } from '../../ui/page-name-style';
import { useChosenPicture } from './chosen-figure';
import { PartnerBanner } from './partner-banner';
import type { Partner } from './partner';
import { PartnerNav } from './partner-nav';
import { partnerSections, type PartnerSection } from './partner-section';
import { TagLinks } from './tag-links';

interface Props {
  partner: Partner;
  section: PartnerSection;
  /** The background picture, of a scene of the partner's story; undefined while unknown. */
  scenery: string | undefined;
}

const crumbsStyle = schemeVariables({ text: colors.onNight });

const headerStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 196,
  paddingTop: 2,
  [medium]: { gap: 6 },
  [wide]: { minHeight: 344 },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  flex: 'none',
  alignSelf: 'flex-start',
  width: 108,
  height: 144,
  marginBottom: 4,
  borderRadius: 'large',
  backgroundColor: 'night',
  boxShadow: `6px 6px 0 ${colors.amber}`,
  objectFit: 'cover',
  objectPosition: 'center top',
  [medium]: { width: 150, height: 200 },
  [wide]: { width: 228, height: 304, marginBottom: 5 },
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gap: 3,
  minWidth: 0,
  maxWidth: 600,
  paddingBottom: 3,
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1.2,
  [medium]: { fontSize: 6 },
  [wide]: { fontSize: 8, lineHeight: 'display' },
} satisfies ThemeUIStyleObject;

const longTitleStyle = {
  ...titleStyle,
  fontSize: 4,
  [medium]: { fontSize: 5 },
  [wide]: { fontSize: 6, lineHeight: 'display' },
} satisfies ThemeUIStyleObject;

const sloganStyle = {
  color: 'muted',
  lineHeight: 1.5,
  [wide]: { fontSize: 4 },
} satisfies ThemeUIStyleObject;

/** The banner of a partner's pages: portrait, name, tags, and the navigation between the pages. */
export function PartnerHeading({ partner, section, scenery }: Props) {
  const t = useStrings('partner');
  const { id, name, avatar, figure, slogan, tags, tagKeys } = partner;
  const chosen = useChosenPicture(id);
  const title = t(partnerSections[section].title, { name });
  const isLong = isLongTitle(title);
  return (
    <PartnerBanner scenery={scenery}>
      <div sx={contentColumn}>
        <div sx={crumbsStyle}>
          <Breadcrumbs>
            <LocalLink to="partners">{t('title')}</LocalLink>
            <span lang={fallbackLang(partner, 'name')} aria-current="page">
              {name}
            </span>
          </Breadcrumbs>
        </div>
        <header sx={headerStyle}>
          <img
            src={chosen.picture ?? figure ?? avatar}
            alt=""
            width={240}
            height={320}
            onError={chosen.picture === undefined ? undefined : chosen.onError}
            sx={pictureStyle}
          />
          <div sx={textStyle}>
            <h1
              lang={section === 'partnerDetail' ? fallbackLang(partner, 'name') : undefined}
              sx={isLong ? longTitleStyle : titleStyle}
            >
              {title}
            </h1>
            {slogan !== '' && (
              <p lang={fallbackLang(partner, 'slogan')} sx={sloganStyle}>
                {slogan}
              </p>
            )}
            <TagLinks tags={tags} tagKeys={tagKeys} lang={fallbackLang(partner, 'tags')} />
          </div>
        </header>
        <PartnerNav partner={partner} section={section} />
      </div>
    </PartnerBanner>
  );
}
