import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { colors, edge, schemeVariables } from '../../../theme/colors';
import { motion, wide } from '../../../theme/theme';
import { iconButtonStyle, smallIconButton } from '../../../ui/button-style';
import { FacePicture } from '../../../ui/face-picture';
import { ChevronLeftIcon } from '../../../ui/icons/chevron-left';
import type { QuestState } from '../conversation/conversation';
import { FilmProgress } from './film-progress';
import { Menu, type MenuAction } from '../../../ui/menu';
import type { PartnerFacts, QuestTexts } from './partner-facts';
import { SceneGoal } from './scene-goal';

/** Least height of the bar that is left of the picture while a scene is played, in pixels. */
const BAR_PX = 44;

const headerStyle = {
  ...schemeVariables({
    text: colors.onNight,
    muted: colors.nightMuted,
    primary: colors.onNight,
    primarySoft: 'rgb(255 255 255 / 16%)',
  }),
  position: 'relative',
  zIndex: 'raised',
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: `minmax(${BAR_PX}px, auto) 1fr`,
  columnGap: 2,
  minHeight: 120,
  paddingX: 2,
  backgroundColor: 'nightDeep',
  color: 'onNight',
  transition: `min-height ${motion.calm}`,
  // On a desk the text of a scene has more than half of the window beneath the picture.
  [wide]: { minHeight: 'clamp(96px, 45vh - 240px, 240px)', paddingX: 4 },
} satisfies ThemeUIStyleObject;

const plainHeaderStyle = {
  ...headerStyle,
  minHeight: 96,
  background: `linear-gradient(to right, ${colors.nightDeep}, ${colors.night})`,
  [wide]: { minHeight: 96, paddingX: 4 },
} satisfies ThemeUIStyleObject;

const barStyle = {
  ...headerStyle,
  minHeight: BAR_PX,
  [wide]: { minHeight: BAR_PX, paddingX: 4 },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center 45%',
} satisfies ThemeUIStyleObject;

/** Keeps what stands on a picture readable, however light the picture is. */
const shadeStyle = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background:
    'linear-gradient(rgb(21 16 48 / 64%), rgb(21 16 48 / 14%) 48%, rgb(21 16 48 / 86%) 92%)',
} satisfies ThemeUIStyleObject;

const barShadeStyle = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  backgroundColor: 'rgb(21 16 48 / 82%)',
} satisfies ThemeUIStyleObject;

const backStyle = {
  ...iconButtonStyle,
  ...smallIconButton,
  alignSelf: 'center',
  color: 'inherit',
} satisfies ThemeUIStyleObject;

const whoStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const markStyle = {
  padding: '0 5px',
  border: `1px solid ${edge}`,
  borderRadius: '4px',
  backgroundColor: 'primarySoft',
  fontSize: 0,
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

const menuStyle = { gridArea: '1 / 3', alignSelf: 'center' } satisfies ThemeUIStyleObject;

const titleRowStyle = {
  gridArea: '2 / 1 / 3 / -1',
  alignSelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minWidth: 0,
  minHeight: BAR_PX,
  paddingX: 2,
  [wide]: { paddingX: 0, paddingBottom: 2 },
} satisfies ThemeUIStyleObject;

const barTitleRowStyle = {
  ...titleRowStyle,
  gridArea: '1 / 2',
  alignSelf: 'center',
  paddingX: 0,
  [wide]: { paddingBottom: 0 },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  flex: '1 1 auto',
  minWidth: 0,
  fontSize: 4,
  lineHeight: 1.25,
  [wide]: { fontSize: 5 },
} satisfies ThemeUIStyleObject;

const barTitleStyle = {
  flex: '1 1 auto',
  minWidth: 0,
  fontSize: 2,
  lineHeight: 1.25,
} satisfies ThemeUIStyleObject;

interface Props {
  partner: PartnerFacts;
  quest: QuestTexts;
  state: QuestState | undefined;
  /** The picture has made way for what is said. */
  isBar: boolean;
  actions: readonly MenuAction[];
}

/** The scene that is played: its picture, title and progress; a bar without the picture once somebody plays or reads. */
export function SceneHeader({ partner, quest, state, isBar, actions }: Props) {
  const t = useStrings('chat');
  const { id, name, avatar, face } = partner;
  const { cover, title } = quest;
  const tallStyle = cover === undefined ? plainHeaderStyle : headerStyle;
  return (
    <section aria-label={t('quest')} sx={isBar ? barStyle : tallStyle}>
      {cover !== undefined && (
        <>
          <img src={cover} alt="" width={1280} height={720} sx={pictureStyle} />
          <div sx={isBar ? barShadeStyle : shadeStyle} />
        </>
      )}
      <LocalLink to="partnerStory" params={{ id }} label={t('quest-stories')} sx={backStyle}>
        <ChevronLeftIcon />
      </LocalLink>
      {!isBar && (
        <p sx={whoStyle}>
          <FacePicture picture={avatar} face={face} size={28} />
          <span lang={fallbackLang(partner, 'name')}>{name}</span>
          <span sx={markStyle}>{t('ai-mark')}</span>
        </p>
      )}
      <div sx={isBar ? barTitleRowStyle : titleRowStyle}>
        <h1 lang={fallbackLang(quest, 'title')} sx={isBar ? barTitleStyle : titleStyle}>
          {title}
        </h1>
        {state && <FilmProgress {...state.progress} />}
        <SceneGoal partnerId={id} quest={quest} />
      </div>
      <div sx={menuStyle}>
        <Menu label={t('more')} actions={actions} />
      </div>
    </section>
  );
}
