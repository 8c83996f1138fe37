import { useId, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { mapRequest, type RequestState } from '../../api-client/request-state';
import { usePlace } from '../../i18n/locale-context';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { chatFragment } from '../../routes/chat-fragment';
import { sticky, wide } from '../../theme/theme';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';
import { liveTagStyle, tagStyle } from '../../ui/tag-style';
import { altOf } from '../../ui/alt-of';
import { PictureDescription } from '../../ui/picture-description';
import { AsyncContent } from './async-content';
import { filmFrame } from '../../ui/film-frame-style';
import type { Partner } from './partner';
import { QuestDetails, QuestProgress, useQuest } from './quest-details';
import { statusOf, toQuest, type Quest, type Scene } from './story';

interface Props {
  partner: Partner;
  scene: Scene;
}

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  marginTop: 2,
} satisfies ThemeUIStyleObject;

const loadingStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

interface OpenSceneProps extends Props {
  quest: RequestState<Quest>;
  isOpen: boolean;
  onToggle: () => void;
}

/** An open scene: how far one is, the way into it, and what it is about. */
function OpenScene({ partner, scene, quest, isOpen, onToggle }: OpenSceneProps) {
  const t = useStrings('partner');
  const pages = useStrings('partner-pages');
  const common = useStrings('common');
  const details = useId();
  const { questId, title } = scene;
  const status = statusOf(quest);
  const action = pages(`play-${status}`);
  const toggle = t(isOpen ? 'scene-close' : 'scene-open');
  return (
    <>
      {quest.status === 'ready' && status !== 'new' && (
        <QuestProgress progress={quest.data.progress} />
      )}
      <div sx={actionsStyle}>
        <LocalLink
          to="partnerChat"
          params={{ id: partner.id }}
          suffix={chatFragment({ quest: questId })}
          label={pages('play-label', { action, title })}
          sx={buttonStyle}
        >
          {action}
        </LocalLink>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={pages('play-label', { action: toggle, title })}
          onClick={onToggle}
          sx={quietButtonStyle}
        >
          {toggle}
        </button>
      </div>
      <div id={details}>
        {isOpen && (
          <AsyncContent
            request={quest}
            skeleton={
              <p role="status" sx={loadingStyle}>
                {common('loading')}
              </p>
            }
          >
            {(known) => <QuestDetails name={partner.name} quest={known} />}
          </AsyncContent>
        )}
      </div>
    </>
  );
}

const unlockStyle = {
  paddingInlineStart: 3,
  borderInlineStart: '3px solid',
  borderColor: 'amber',
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** Tells how a locked scene is opened. */
function Unlocking({ scene: { opener } }: Pick<Props, 'scene'>) {
  const t = useStrings('partner-pages');
  return (
    <p sx={unlockStyle}>
      {opener
        ? t('scene-unlock', { number: opener.number, title: opener.title })
        : t('scene-closed')}
    </p>
  );
}

const sceneStyle = {
  display: 'grid',
  columnGap: 6,
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  // Stays in view beside a text that is longer than the frame.
  [wide]: { position: sticky, top: 96 },
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 'small',
  backgroundColor: 'night',
} satisfies ThemeUIStyleObject;

const lockedPictureStyle = {
  ...pictureStyle,
  filter: 'grayscale(0.9) brightness(0.7)',
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gap: 2,
  alignContent: 'center',
  paddingTop: 4,
  paddingBottom: 6,
  [wide]: { paddingY: 5 },
} satisfies ThemeUIStyleObject;

const numberStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  color: 'accent',
  fontSize: 1,
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

const lockedStyle = {
  paddingX: 2,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'round',
  color: 'muted',
  fontWeight: 'body',
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 4, [wide]: { fontSize: 5 } } satisfies ThemeUIStyleObject;

const summaryStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

/** A scene of the story: an open one can be read about and played, a locked one says what opens it. */
export function SceneCard({ partner, scene }: Props) {
  const t = useStrings('partner');
  const pages = useStrings('partner-pages');
  const { locale } = usePlace();
  const [isOpen, setIsOpen] = useState(false);
  const { questId, cover, number, title, summary, locked: isLocked } = scene;
  const { alt, lang } = altOf(scene.words);
  const request = useQuest({ partnerId: partner.id, questId, isLocked, isOpen });
  const quest = mapRequest(request, (each) => toQuest(each, locale));
  const status = statusOf(quest);
  return (
    <article sx={sceneStyle}>
      <div sx={filmFrame}>
        <img
          src={cover}
          alt={alt}
          lang={lang}
          loading="lazy"
          decoding="async"
          width={640}
          height={360}
          sx={isLocked ? lockedPictureStyle : pictureStyle}
        />
      </div>
      <div sx={textStyle}>
        <p sx={numberStyle}>
          {t('scene-number', { number })}
          {isLocked && <span sx={lockedStyle}>{t('scene-locked')}</span>}
          {status !== 'new' && (
            <span sx={status === 'running' ? liveTagStyle : tagStyle}>
              {pages(`quest-${status}`)}
            </span>
          )}
        </p>
        <h2 lang={fallbackLang(scene, 'title')} sx={titleStyle}>
          {title}
        </h2>
        <p lang={fallbackLang(scene, 'summary')} sx={summaryStyle}>
          {summary}
        </p>
        <PictureDescription
          label={pages('describe')}
          of={{ text: title, lang: fallbackLang(scene, 'title') }}
          shown={{ text: scene.words }}
        />
        {isLocked ? (
          <Unlocking scene={scene} />
        ) : (
          <OpenScene
            partner={partner}
            scene={scene}
            quest={quest}
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
          />
        )}
      </div>
    </article>
  );
}
