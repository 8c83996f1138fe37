import type { ThemeUIStyleObject } from 'theme-ui';
import { useSession } from '../../api-client/session/session';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { colors, schemeVariables } from '../../theme/colors';
import { loudButtonStyle, nightButtonStyle } from '../../ui/button-style';
import { altOf } from '../../ui/alt-of';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { contentColumn } from '../../ui/content-column';
import { oneCrumbOnPhones } from '../../ui/one-crumb-on-phones';
import { isLongTitle } from '../../ui/page-name-style';
import { useChosenPicture } from './chosen-figure';
import { DetailGreeting } from './detail-greeting';
import { useFigureWords } from './figure-words';
import { PartnerBanner } from './partner-banner';
import type { Partner } from './partner';
import { PartnerNav } from './partner-nav';
import { partnerSections, type PartnerSection } from './partner-section';
import { TagLinks } from './tag-links';
import { inPhrases } from '../../ui/in-phrases';

interface Props {
  partner: Partner;
  section: PartnerSection;
  /** The background picture, of a scene of the partner's story; undefined while unknown. */
  scenery: string | undefined;
}

const crumbsStyle = {
  ...schemeVariables({ text: colors.onNight }),
  ...oneCrumbOnPhones(1),
  position: 'relative',
  zIndex: 1,
} satisfies ThemeUIStyleObject;

/** The figure stands at the left over all rows, and a little over the lower edge. */
const gridStyle = {
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr)',
  columnGap: 4,
  '& > nav': { gridColumn: '1 / -1' },
  [medium]: {
    gridTemplateColumns: '150px minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    columnGap: 6,
    '& > nav': { gridColumn: 2 },
  },
  [wide]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
} satisfies ThemeUIStyleObject;

/** The figure fills the width on a phone; on a desktop it stands 420 px high. */
const detailGridStyle = {
  ...gridStyle,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [medium]: {
    ...gridStyle[medium],
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr auto',
  },
  // Beside the words, the figures to try on.
  [wide]: {
    gridTemplateColumns: '280px minmax(0, 1fr) auto',
    columnGap: 7,
    '& > nav': { gridColumn: '2 / -1' },
  },
} satisfies ThemeUIStyleObject;

/** Its children are placed by the grid around it. */
const headerStyle = { display: 'contents' } satisfies ThemeUIStyleObject;

const pictureStyle = {
  alignSelf: 'center',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 4',
  marginY: 4,
  borderRadius: 'large',
  backgroundColor: 'night',
  boxShadow: `6px 6px 0 ${colors.amber}`,
  objectFit: 'cover',
  objectPosition: 'center top',
  [medium]: {
    gridRow: '1 / -1',
    alignSelf: 'start',
    position: 'relative',
    aspectRatio: '2 / 3',
    marginTop: 2,
    marginBottom: -12,
  },
} satisfies ThemeUIStyleObject;

const detailPictureStyle = {
  ...pictureStyle,
  width: 'calc(100% + 32px)',
  maxWidth: 'none',
  height: 384,
  aspectRatio: 'auto',
  // Melting into the ground behind the breadcrumbs, which a light picture would hide, and before the name.
  margin: '-24px -16px -76px',
  borderRadius: 0,
  boxShadow: 'none',
  objectPosition: 'center 20%',
  maskImage: 'linear-gradient(transparent, #000 64px 62%, transparent)',
  [medium]: {
    ...pictureStyle[medium],
    width: '100%',
    maxWidth: '100%',
    height: 'auto',
    margin: '8px 0 -24px',
    borderRadius: 'large',
    boxShadow: `6px 6px 0 ${colors.amber}`,
    maskImage: 'none',
  },
  [wide]: { marginBottom: -40 },
} satisfies ThemeUIStyleObject;

const textStyle = {
  position: 'relative',
  alignSelf: 'center',
  display: 'grid',
  gap: 3,
  minWidth: 0,
  paddingY: 3,
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1.2,
  [medium]: { fontSize: 6 },
  [wide]: { fontSize: 7, lineHeight: 'display' },
} satisfies ThemeUIStyleObject;

const longTitleStyle = {
  ...titleStyle,
  fontSize: 4,
  [medium]: { fontSize: 5 },
  [wide]: { fontSize: 6, lineHeight: 'display' },
} satisfies ThemeUIStyleObject;

const sloganStyle = {
  ...inPhrases,
  color: 'muted',
  lineHeight: 1.5,
  [wide]: { fontSize: 4 },
} satisfies ThemeUIStyleObject;

/** The way to the chat, and below it what it needs. */
const wayStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
} satisfies ThemeUIStyleObject;

const noteStyle = {
  ...inPhrases,
  flex: '1 0 100%',
  maxWidth: '36em',
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

/** Says below the way to the chat what it needs, and what can be done without; nothing to whoever is logged in. */
function LoginNote() {
  const t = useStrings('partner-pages');
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return isLoggedIn ? null : <p sx={noteStyle}>{t('chat-login')}</p>;
}

/** The banner of a partner's pages: figure, name, tags, greeting, and the navigation between the pages. */
export function PartnerHeading({ partner, section, scenery }: Props) {
  const t = useStrings('partner');
  const { id, name, avatar, figure, slogan, tags, tagKeys } = partner;
  const chosen = useChosenPicture(id);
  const picture = chosen.picture ?? figure ?? avatar;
  const title = t(partnerSections[section].title, { name });
  const isLong = isLongTitle(title);
  const isDetail = section === 'partnerDetail';
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const isChatFirst = usePlace().locale === 'zh' || isLoggedIn;
  const { alt, lang } = altOf(useFigureWords(id, isDetail));
  return (
    <PartnerBanner scenery={isDetail ? undefined : scenery} figure={isDetail ? picture : undefined}>
      <div sx={contentColumn}>
        <div sx={crumbsStyle}>
          <Breadcrumbs>
            <LocalLink to="partners">{t('title')}</LocalLink>
            <span lang={fallbackLang(partner, 'name')} aria-current="page">
              {name}
            </span>
          </Breadcrumbs>
        </div>
        <div sx={isDetail ? detailGridStyle : gridStyle}>
          <header sx={headerStyle}>
            <img
              src={picture}
              alt={alt}
              lang={lang}
              width={280}
              height={420}
              onError={chosen.picture === undefined ? undefined : chosen.onError}
              sx={isDetail ? detailPictureStyle : pictureStyle}
            />
            <div sx={textStyle}>
              <h1
                lang={isDetail ? fallbackLang(partner, 'name') : undefined}
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
              {isDetail && (
                <div sx={wayStyle}>
                  {/* A login needs a number of mainland China: elsewhere what works for everybody comes first. */}
                  {!isChatFirst && (
                    <LocalLink to="partnerGames" params={{ id }} sx={loudButtonStyle}>
                      {t('title-games', { name })}
                    </LocalLink>
                  )}
                  <LocalLink
                    to="partnerChat"
                    params={{ id }}
                    sx={isChatFirst ? loudButtonStyle : nightButtonStyle}
                  >
                    {t('title-chat', { name })}
                  </LocalLink>
                  <LoginNote />
                </div>
              )}
            </div>
          </header>
          {isDetail && <DetailGreeting partner={partner} />}
          <PartnerNav partner={partner} section={section} />
        </div>
      </div>
    </PartnerBanner>
  );
}
