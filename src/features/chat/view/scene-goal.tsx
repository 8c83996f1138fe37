import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { coarsePointer } from '../../../theme/theme';
import type { QuestTexts } from './partner-facts';

const summaryStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  paddingX: 3,
  borderRadius: 'round',
  backgroundColor: 'primarySoft',
  fontSize: 1,
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"▾"', marginInlineStart: 1 },
  '[open] > &::after': { content: '"▴"' },
  [coarsePointer]: { minHeight: 'touch' },
} satisfies ThemeUIStyleObject;

/** Lies over the conversation: nothing moves when it opens. */
const panelStyle = {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  display: 'grid',
  gap: 2,
  maxHeight: '55cqh',
  padding: 4,
  backgroundColor: 'nightDeep',
  boxShadow: 'raised',
  fontSize: 1,
  lineHeight: 1.65,
  whiteSpace: 'pre-line',
  overflowY: 'auto',
} satisfies ThemeUIStyleObject;

const nameStyle = { color: 'amber', fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const leaveStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
} satisfies ThemeUIStyleObject;

/** The goal of a scene, what was before it, and the way out of it, behind a tap. */
export function SceneGoal({ partnerId, quest }: { partnerId: string; quest: QuestTexts }) {
  const t = useStrings('chat');
  return (
    <details>
      <summary sx={summaryStyle}>{t('quest-goal')}</summary>
      <div sx={panelStyle}>
        <p lang={fallbackLang(quest, 'goal')}>{quest.goal}</p>
        {quest.background !== '' && (
          <>
            <p sx={nameStyle}>{t('quest-background')}</p>
            <p lang={fallbackLang(quest, 'background')}>{quest.background}</p>
          </>
        )}
        <p>
          <LocalLink to="partnerChat" params={{ id: partnerId }} sx={leaveStyle}>
            {t('quest-leave')}
          </LocalLink>
        </p>
      </div>
    </details>
  );
}
