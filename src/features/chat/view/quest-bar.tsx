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
} satisfies ThemeUIStyleObject;

const summaryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 'touch',
  cursor: 'pointer',
  '&::before': { content: '"▸"', color: 'muted' },
  'details[open] > &::before': { content: '"▾"' },
} satisfies ThemeUIStyleObject;

const titleStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const progressStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  marginInlineStart: 'auto',
  color: 'muted',
} satisfies ThemeUIStyleObject;

const trackStyle = {
  width: 96,
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
  gap: 2,
  maxHeight: '32vh',
  paddingBottom: 3,
  overflowY: 'auto',
  '& dt': { color: 'accent', fontWeight: 'bold' },
  '& dd': { margin: 0, whiteSpace: 'pre-line' },
} satisfies ThemeUIStyleObject;

interface Props {
  partnerId: string;
  quest: QuestTexts;
  state: QuestState | undefined;
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
export function QuestBar({ partnerId, quest, state }: Props) {
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
        <dl sx={factsStyle}>
          <div>
            <dt>{t('quest-goal')}</dt>
            <dd lang={fallbackLang(quest, 'goal')}>{quest.goal}</dd>
          </div>
          {quest.background !== '' && (
            <div>
              <dt>{t('quest-background')}</dt>
              <dd lang={fallbackLang(quest, 'background')}>{quest.background}</dd>
            </div>
          )}
          <div>
            <LocalLink to="partnerChat" params={{ id: partnerId }}>
              {t('quest-leave')}
            </LocalLink>
          </div>
        </dl>
      </details>
    </section>
  );
}
