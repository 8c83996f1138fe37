import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { forcedColors, gutter, medium, sizes, sticky, wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { altOf } from '../../ui/alt-of';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { panelStyle } from '../../ui/card-style';
import { crumbsAtNight, nightGround } from '../../ui/night-ground';
import { oneCrumbOnPhones } from '../../ui/one-crumb-on-phones';
import { NameWithReading } from '../../ui/name-with-reading';
import { Picture } from '../../ui/picture';
import { tagStyle } from '../../ui/tag-style';
import { isLongTitle, longNameTitleStyle, nameTitleStyle } from '../../ui/page-name-style';
import { plainList } from './list-style';
import { AskPartnerLink } from './ask-partner-link';
import { ItemButtonRow } from './item-button-row';
import { inPhrases } from '../../ui/in-phrases';
import { Rarity } from './rarity';

/** Width of the portrait on a desk, in CSS pixels. */
const PICTURE_PX = 400;

/** Widths of the portrait and of the numbers where a text stands between them, and what is left for the text. */
const portraitWidth = `clamp(300px, 26cqi, ${PICTURE_PX}px)`;
const measuresWidth = 'clamp(280px, 24cqi, 340px)';
const middleWidth = `calc(${sizes.content} - 88px - ${portraitWidth} - ${measuresWidth})`;

function columns(inner: string): string {
  return `minmax(${gutter}, 1fr) ${inner} minmax(${gutter}, 1fr)`;
}

/** Portrait and text, as wide together as the contents of other pages. */
function pictureBeside(gap: number): string {
  const text = `calc(${sizes.content} - ${PICTURE_PX + gap}px)`;
  return columns(`minmax(0, ${PICTURE_PX}px) ${gap}px minmax(0, ${text})`);
}

/** The picture overlaps the edge of the dark ground on a desktop; on a phone it comes first. */
const heroStyle = {
  gridColumn: 'full',
  display: 'grid',
  gridTemplateColumns: columns(`minmax(0, ${sizes.content})`),
  [medium]: {
    gridTemplateColumns: pictureBeside(32),
    gridTemplateRows: 'auto auto 1fr',
  },
  [wide]: {
    gridTemplateColumns: pictureBeside(64),
    gridTemplateRows: 'auto auto 1fr',
  },
} satisfies ThemeUIStyleObject;

/** Three columns on a desk: portrait, text, and numbers. */
const measuredHeroStyle = {
  ...heroStyle,
  [wide]: {
    ...heroStyle[wide],
    gridTemplateColumns: columns(
      `${portraitWidth} 48px minmax(0, ${middleWidth}) 40px ${measuresWidth}`,
    ),
  },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  gridColumn: '1 / -1',
  gridRow: 1,
  aspectRatio: '1',
  objectPosition: 'center top',
  [medium]: {
    position: sticky,
    top: 96,
    gridColumn: 2,
    gridRow: '1 / span 3',
    alignSelf: 'start',
    aspectRatio: '3 / 4',
    marginTop: 6,
    borderRadius: 'large',
    boxShadow: `8px 8px 0 ${colors.peek}`,
  },
} satisfies ThemeUIStyleObject;

const headerStyle = {
  position: 'relative',
  gridColumn: 2,
  gridRow: 2,
  display: 'grid',
  gap: 3,
  marginTop: -72,
  paddingBottom: 5,
  color: 'onNight',
  [medium]: {
    gridColumn: 4,
    gridRow: 1,
    alignContent: 'end',
    minHeight: 300,
    marginTop: 0,
    paddingTop: 5,
    paddingBottom: 6,
  },
  [forcedColors]: { marginTop: 0 },
} satisfies ThemeUIStyleObject;

/** The dark ground: over the foot of the picture on a phone, full-width on a desktop. */
const groundStyle = {
  ...nightGround,
  gridColumn: '1 / -1',
  gridRow: 2,
  marginTop: -120,
  background: `linear-gradient(rgb(21 16 48 / 0%), rgb(21 16 48 / 84%) 48px, ${colors.nightDeep} 120px)`,
  [medium]: {
    gridRow: 1,
    marginTop: 0,
    background: `linear-gradient(${colors.nightDeep}, ${colors.night})`,
  },
} satisfies ThemeUIStyleObject;

const bodyStyle = {
  gridColumn: 2,
  gridRow: 3,
  [medium]: { gridColumn: 4, gridRow: 2, '& > section:first-of-type': { marginTop: 6 } },
} satisfies ThemeUIStyleObject;

/** The place of numbers: after the text, and beside the name on a desk, a little over the edge of the night. */
const besideStyle = {
  gridColumn: 2,
  gridRow: 4,
  [medium]: { gridColumn: 4, gridRow: 3 },
  [wide]: {
    ...panelStyle,
    gridColumn: 6,
    gridRow: 1,
    alignSelf: 'end',
    // As far over the edge of the night wherever that is.
    marginTop: 72,
    marginBottom: -48,
    padding: 5,
    '& > section': { margin: 0 },
    '& h2': { fontSize: 3 },
  },
} satisfies ThemeUIStyleObject;

const skillsStyle = {
  gridColumn: '2 / -2',
  gridRow: 5,
  minWidth: 0,
  [medium]: { gridRow: 4 },
} satisfies ThemeUIStyleObject;

const nightTagStyle = {
  ...tagStyle,
  backgroundColor: 'rgb(255 255 255 / 16%)',
  color: 'onNight',
} satisfies ThemeUIStyleObject;

/** Style of the way up: on a phone, to the game. */
const crumbsStyle = { ...crumbsAtNight, ...oneCrumbOnPhones(2) } satisfies ThemeUIStyleObject;

interface Props {
  role: Queries.RoleDataFragment;
  /** Facts beside the picture. */
  children: ReactNode;
  /** Numbers that measure the role; null for none. */
  measures: ReactNode;
  /** Below all of it. */
  skills?: ReactNode;
}

const titleStyle = {
  ...inPhrases,
  color: 'nightMuted',
  fontSize: 3,
} satisfies ThemeUIStyleObject;

const tagsStyle = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
} satisfies ThemeUIStyleObject;

/** The hero of a role: portrait, name, title, rarity and part, with what stands beside the portrait. */
export function RoleHero({ role, children, measures, skills }: Props) {
  const t = useStrings('library');
  const { roleId, updatedAt, text, game, portrait, avatar, rarity } = role;
  return (
    <div sx={measures === null ? heroStyle : measuredHeroStyle}>
      <div data-over-hero="" sx={groundStyle} />
      <Picture
        picture={portrait ?? avatar}
        {...altOf(portrait?.text)}
        first
        hero
        sizes="(min-width: 769px) 400px, 100vw"
        sx={pictureStyle}
      />
      <header data-over-hero="" sx={headerStyle}>
        <div sx={crumbsStyle}>
          <Breadcrumbs>
            <LocalLink to="library">{t('title')}</LocalLink>
            <span lang={fallbackLang(game.text, 'name')}>
              <LocalLink to="game" params={{ id: game.gameId }}>
                {game.text.name}
              </LocalLink>
            </span>
            <LocalLink to="gameRoles" params={{ id: game.gameId }}>
              {t('roles')}
            </LocalLink>
            <span lang={fallbackLang(text, 'name')} aria-current="page">
              {text.name}
            </span>
          </Breadcrumbs>
        </div>
        <h1
          lang={fallbackLang(text, 'name')}
          sx={isLongTitle(text.name) ? longNameTitleStyle : nameTitleStyle}
        >
          <NameWithReading name={text.name} />
        </h1>
        {text.title !== '' && (
          <p lang={fallbackLang(text, 'title')} sx={titleStyle}>
            {text.title}
          </p>
        )}
        {rarity !== null && <Rarity count={rarity} />}
        {text.tags.length > 0 && (
          <ul lang={fallbackLang(text, 'tags')} sx={tagsStyle}>
            {text.tags.map((tag) => (
              <li key={tag} sx={nightTagStyle}>
                {tag}
              </li>
            ))}
          </ul>
        )}
        <ItemButtonRow kind="role" id={roleId} changedAt={updatedAt} gameId={game.gameId}>
          <AskPartnerLink character={game.character} gameId={game.gameId} section={text.name} />
        </ItemButtonRow>
      </header>
      <div sx={bodyStyle}>{children}</div>
      {measures !== null && <div sx={besideStyle}>{measures}</div>}
      <div sx={skillsStyle}>{skills}</div>
    </div>
  );
}
