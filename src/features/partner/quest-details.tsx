import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { panelStyle } from '../../ui/card-style';
import { Markdown } from '../../ui/markdown';
import type { Quest } from './story';
import { forcedColors } from '../../theme/theme';
import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { queries } from '../../api-client/apollo/typed-documents';
import { noteConversation } from '../../platform/chats/conversation-notes';
import { toRequestState, type RequestState } from '../../api-client/request-state';
import { useSession } from '../../api-client/session/session';
import type { WireQuest } from '../../contract';

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  color: 'muted',
  fontSize: 1,
  fontVariantNumeric: 'tabular-nums',
} satisfies ThemeUIStyleObject;

const trackStyle = {
  flex: '0 1 220px',
  height: 8,
  borderRadius: 'round',
  backgroundColor: 'line',
  overflow: 'hidden',
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

const fillStyle = {
  display: 'block',
  height: '100%',
  borderRadius: 'round',
  backgroundColor: 'primary',
  [forcedColors]: { backgroundColor: 'Highlight' },
} satisfies ThemeUIStyleObject;

/** How far a quest has been played. */
export function QuestProgress({ progress: { current, total } }: Pick<Quest, 'progress'>) {
  const t = useStrings('partner-pages');
  if (total < 1) return null;
  const share = Math.min(100, Math.round((100 * current) / total));
  return (
    <p sx={lineStyle}>
      <span aria-hidden="true" sx={trackStyle}>
        <span style={{ width: `${String(share)}%` }} sx={fillStyle} />
      </span>
      {t('quest-progress', { current, total })}
    </p>
  );
}

interface Wanted {
  readonly partnerId: string;
  readonly questId: string;
  /** Nobody can play it yet. */
  readonly isLocked: boolean;
  /** True when somebody wants to read it. Who is logged in is asked about progress anyway. */
  readonly isOpen: boolean;
}

/** Asks for a quest as this visitor has left it, anew whenever it is shown, because playing changes it. */
export function useQuest({
  partnerId,
  questId,
  isLocked,
  isOpen,
}: Wanted): RequestState<WireQuest> {
  const userId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const { data, error, refetch } = useQuery(
    queries.questInfo,
    !isLocked && (isOpen || userId !== undefined)
      ? {
          variables: { quest_id: questId },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        }
      : skipToken,
  );
  const quest = data?.questInfo;
  const isDone = quest?.status === 'done';
  useEffect(() => {
    if (isDone && userId !== undefined) {
      noteConversation([userId, partnerId, questId].join(':'), { isDone });
    }
  }, [isDone, userId, partnerId, questId]);
  return toRequestState({ data: quest, error, refetch });
}

interface Props {
  /** The partner's name. */
  name: string;
  quest: Quest;
}

const questStyle = {
  ...panelStyle,
  display: 'grid',
  gap: 4,
  marginTop: 3,
  padding: 4,
  '& dt': { marginBottom: 1, color: 'accent', fontSize: 1, fontWeight: 'bold' },
  '& dd': { margin: 0 },
} satisfies ThemeUIStyleObject;

const goalStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const openingStyle = {
  paddingX: 4,
  paddingY: 3,
  borderRadius: '4px 18px 18px 18px',
  backgroundColor: 'raised',
  whiteSpace: 'pre-line',
} satisfies ThemeUIStyleObject;

/** A scene's background, its goal, and the partner's opening message. */
export function QuestDetails({ name, quest }: Props) {
  const t = useStrings('partner');
  const pages = useStrings('partner-pages');
  return (
    <dl sx={questStyle}>
      <div>
        <dt>{t('quest-background')}</dt>
        <dd>
          <Markdown markdown={quest.background} lang={fallbackLang(quest, 'background')} />
        </dd>
      </div>
      <div>
        <dt>{t('quest-goal')}</dt>
        <dd sx={goalStyle}>
          <Markdown markdown={quest.goal} lang={fallbackLang(quest, 'goal')} />
        </dd>
      </div>
      {quest.opening_message !== '' && (
        <div>
          <dt>{pages('quest-opening', { name })}</dt>
          <dd lang={fallbackLang(quest, 'opening_message')} sx={openingStyle}>
            {quest.opening_message}
          </dd>
        </div>
      )}
    </dl>
  );
}
