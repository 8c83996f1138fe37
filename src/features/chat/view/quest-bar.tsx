import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { forcedColors } from '../../../theme/theme';
import type { QuestState } from '../conversation/conversation';
import type { QuestTexts } from './partner-facts';

const barStyle = {
  paddingX: 4,
  borderBottom: '1px solid',
  borderColor: 'line',
  backgroundColor: 'primarySoft',
  fontSize: 1,
  lineHeight: 1.5,
  '& p': { whiteSpace: 'pre-line' },
} satisfies ThemeUIStyleObject;

const summaryStyle = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 'touch',
  cursor: 'pointer',
  '&::before': { content: '"▸"', color: 'muted' },
  'details[open] > &::before': { content: '"▾"' },
} satisfies ThemeUIStyleObject;

const backgroundStyle = {
  ...summaryStyle,
  minHeight: 32,
  color: 'accent',
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

const titleStyle = { minWidth: 0, fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const progressStyle = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 2,
  marginInlineStart: 'auto',
  color: 'muted',
} satisfies ThemeUIStyleObject;

const trackStyle = {
  width: 64,
  height: 6,
  borderRadius: 'round',
  backgroundColor: 'line',
  overflow: 'hidden',
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

const fillStyle = {
  height: '100%',
  backgroundColor: 'primary',
  [forcedColors]: { backgroundColor: 'Highlight' },
} satisfies ThemeUIStyleObject;

const factsStyle = {
  display: 'grid',
  gap: 1,
  maxHeight: '32cqh',
  paddingBottom: 3,
  overflowY: 'auto',
} satisfies ThemeUIStyleObject;

// The partner's first words have the room.
const beginningFactsStyle = { ...factsStyle, maxHeight: '20cqh' } satisfies ThemeUIStyleObject;

const goalNameStyle = { marginInlineEnd: 2, color: 'accent' } satisfies ThemeUIStyleObject;

// Beside the background while that is folded away, so that the lines below have the room.
const leaveStyle = {
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'end',
  minHeight: 32,
  'details:not([open]) + &': { marginTop: '-36px' },
} satisfies ThemeUIStyleObject;

interface Props {
  partnerId: string;
  quest: QuestTexts;
  state: QuestState | undefined;
  /** Something has been said: what it is about is known. */
  hasBegun: boolean;
}

function Progress({ current, total }: QuestState['progress']) {
  const t = useStrings('chat');
  const share = Math.min(100, Math.round((100 * current) / total));
  return (
    <span sx={progressStyle}>
      {t('quest-progress', { current, total })}
      <span aria-hidden="true" sx={trackStyle}>
        <span style={{ display: 'block', width: `${String(share)}%` }} sx={fillStyle} />
      </span>
    </span>
  );
}

/** The scene that is played: its goal and how far one is, to be folded away. */
export function QuestBar({ partnerId, quest, state, hasBegun }: Props) {
  const t = useStrings('chat');
  return (
    <section aria-label={t('quest')} sx={barStyle}>
      <details open>
        <summary sx={summaryStyle}>
          <span lang={fallbackLang(quest, 'title')} sx={titleStyle}>
            {quest.title}
          </span>
          {state && state.progress.total > 0 && <Progress {...state.progress} />}
        </summary>
        <div sx={hasBegun ? factsStyle : beginningFactsStyle}>
          <p>
            <b sx={goalNameStyle}>{t('quest-goal')}</b>
            <span lang={fallbackLang(quest, 'goal')}>{quest.goal}</span>
          </p>
          {quest.background !== '' && (
            <details open={!hasBegun}>
              <summary sx={backgroundStyle}>{t('quest-background')}</summary>
              <p lang={fallbackLang(quest, 'background')}>{quest.background}</p>
            </details>
          )}
          <LocalLink to="partnerChat" params={{ id: partnerId }} sx={leaveStyle}>
            {t('quest-leave')}
          </LocalLink>
        </div>
      </details>
    </section>
  );
}
