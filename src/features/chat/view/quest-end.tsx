import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { logError } from '../../../platform/log';
import { saveBlob } from '../../../platform/save-file';
import { chatFragment } from '../../../routes/chat-fragment';
import { forcedColors } from '../../../theme/theme';
import { buttonStyle, quietButtonStyle, smallButton } from '../../../ui/button-style';
import { filmFrame } from '../../../ui/film-frame-style';
import { showToast } from '../../../ui/toast';
import type { ChatMessage } from '../conversation/conversation';
import { dateFormatsOf } from './date-formats';
import { lastSentence } from './last-sentence';
import { drawSceneFrame } from './scene-frame';
import type { NextScene, PartnerFacts, QuestTexts } from './partner-facts';
import { DOT } from '../../../i18n/dot';

const cardStyle = {
  display: 'grid',
  gap: 3,
  maxWidth: '35rem',
  marginX: 'auto',
  marginY: 3,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'medium',
  backgroundColor: 'surface',
  overflow: 'hidden',
  [forcedColors]: { borderColor: 'CanvasText' },
} satisfies ThemeUIStyleObject;

/** Keeps the sides of the log. */
const roomStyle = { paddingX: 4 } satisfies ThemeUIStyleObject;

const frameStyle = { ...filmFrame, '&&': { borderRadius: 0 } } satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: '4px',
  objectFit: 'cover',
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gap: 2,
  paddingX: 4,
  paddingBottom: 4,
} satisfies ThemeUIStyleObject;

const aboutStyle = { color: 'muted', fontSize: 1, lineHeight: 1.5 } satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 3,
  fontWeight: 'bold',
  lineHeight: 1.4,
} satisfies ThemeUIStyleObject;

const wordsStyle = {
  margin: 0,
  paddingInlineStart: 3,
  borderInlineStart: '3px solid',
  borderColor: 'amber',
  lineHeight: 1.65,
} satisfies ThemeUIStyleObject;

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  marginTop: 1,
} satisfies ThemeUIStyleObject;

const nextStyle = { ...buttonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const otherStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

interface Props {
  partner: PartnerFacts;
  quest: QuestTexts;
  status: 'done' | 'failed';
  /** The last message of the partner. */
  last: ChatMessage | undefined;
  next: NextScene | undefined;
  /** Something that was said is not answered yet: it may have begun the scene anew. */
  isAwaited: boolean;
  onAgain: (words: string) => void;
}

/** Saves the frame of a scene as a picture. */
function KeepFrame({ partner, quest, words, day }: KeepFrameProps) {
  const t = useStrings('chat');
  const keep = async (): Promise<void> => {
    try {
      const frame = await drawSceneFrame({
        picture: quest.cover,
        title: quest.title,
        words,
        partner: partner.name,
        day,
        mark: t('frame-mark'),
        lang: document.documentElement.lang,
      });
      saveBlob(`${quest.id}.png`, frame);
    } catch (error) {
      logError(error);
      void showToast({ tone: 'error', text: t('frame-failed') });
    }
  };
  return (
    <button type="button" onClick={() => void keep()} sx={otherStyle}>
      {t('frame-keep')}
    </button>
  );
}

interface KeepFrameProps extends Pick<Props, 'partner' | 'quest'> {
  words: string;
  day: string;
}

/** How a scene ended: its picture as a frame of film, the partner's last sentence, and where to go from there. */
export function QuestEnd({ partner, quest, status, last, next, isAwaited, onAgain }: Props) {
  const t = useStrings('chat');
  const { locale } = usePlace();
  const isDone = status === 'done';
  const ending = t(isDone ? 'quest-done' : 'quest-failed');
  const at = new Date(last?.createdAt ?? NaN);
  const day = Number.isNaN(at.getTime()) ? '' : dateFormatsOf(locale).longDate.format(at);
  const words = lastSentence(last?.content ?? '', locale);
  return (
    <div sx={roomStyle}>
      <section aria-label={ending} sx={cardStyle}>
        {isDone && quest.cover !== undefined && (
          <div sx={frameStyle}>
            <img src={quest.cover} alt="" width={640} height={360} sx={pictureStyle} />
          </div>
        )}
        <div sx={textStyle} style={{ paddingTop: isDone && quest.cover !== undefined ? 0 : 16 }}>
          <p sx={aboutStyle}>
            <span lang={fallbackLang(quest, 'title')}>{quest.title}</span>
            {day !== '' && DOT + day}
          </p>
          <p sx={titleStyle}>{ending}</p>
          {isDone && words !== '' && (
            <blockquote dir="auto" sx={wordsStyle}>
              {words}
            </blockquote>
          )}
          <p sx={actionsStyle}>
            {isDone && next && (
              <LocalLink
                to="partnerChat"
                params={{ id: partner.id }}
                suffix={chatFragment({ quest: next.questId })}
                sx={nextStyle}
              >
                {t('quest-next', { title: next.title })}
              </LocalLink>
            )}
            {isDone && <KeepFrame partner={partner} quest={quest} words={words} day={day} />}
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
            <LocalLink to="partnerStory" params={{ id: partner.id }} sx={otherStyle}>
              {t('quest-stories')}
            </LocalLink>
          </p>
        </div>
      </section>
    </div>
  );
}
