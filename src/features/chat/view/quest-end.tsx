import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { chatFragment } from '../../../routes/chat-fragment';
import { buttonStyle, quietButtonStyle, smallButton } from '../../../ui/button-style';
import { NoteCard } from './note-card';
import type { NextScene } from './partner-facts';

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
} satisfies ThemeUIStyleObject;

const nextStyle = { ...buttonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const otherStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

interface Props {
  partnerId: string;
  status: 'done' | 'failed';
  next: NextScene | undefined;
  /** Something that was said is not answered yet: it may have begun the scene anew. */
  isAwaited: boolean;
  onAgain: (words: string) => void;
}

/** How a scene ended, and where to go from there. */
export function QuestEnd({ partnerId, status, next, isAwaited, onAgain }: Props) {
  const t = useStrings('chat');
  return (
    <NoteCard title={t(status === 'done' ? 'quest-done' : 'quest-failed')} tone="live">
      <p sx={actionsStyle}>
        {status === 'done' && next && (
          <LocalLink
            to="partnerChat"
            params={{ id: partnerId }}
            suffix={chatFragment({ quest: next.questId })}
            sx={nextStyle}
          >
            {t('quest-next', { title: next.title })}
          </LocalLink>
        )}
        <button
          type="button"
          aria-disabled={isAwaited}
          onClick={() => {
            if (!isAwaited) onAgain(t('quest-again'));
          }}
          sx={otherStyle}
        >
          {t('quest-again')}
        </button>
        <LocalLink to="partnerStory" params={{ id: partnerId }} sx={otherStyle}>
          {t('quest-stories')}
        </LocalLink>
      </p>
    </NoteCard>
  );
}
