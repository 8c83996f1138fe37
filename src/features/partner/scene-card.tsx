import { useId, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { quietButtonStyle } from '../../ui/button-style';
import { filmFrame } from './film-frame-style';
import type { Scene } from './partner';
import { QuestDetails } from './quest-details';

interface Props {
  scene: Scene;
  /** From 1, in playing order. */
  number: number;
}

const openButtonStyle = {
  ...quietButtonStyle,
  justifySelf: 'start',
  marginTop: 2,
} satisfies ThemeUIStyleObject;

/** The button of an unlocked scene that shows its quest. */
function SceneQuest({ scene: { questId, title } }: { scene: Scene }) {
  const t = useStrings('partner');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={`${id}title`}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
        sx={openButtonStyle}
      >
        {t(isOpen ? 'scene-close' : 'scene-open')}
        <span id={`${id}title`} hidden>
          {title}
        </span>
      </button>
      <div id={id}>{isOpen && <QuestDetails questId={questId} />}</div>
    </>
  );
}

const sceneStyle = {
  display: 'grid',
  columnGap: 6,
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
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

/** A scene of the story: an open one shows its quest on demand, a locked one says what opens it. */
export function SceneCard({ scene, number }: Props) {
  const t = useStrings('partner');
  const { cover, title, summary, locked } = scene;
  return (
    <article sx={sceneStyle}>
      <div sx={filmFrame}>
        <img
          src={cover}
          alt=""
          loading="lazy"
          decoding="async"
          width={640}
          height={360}
          sx={locked ? lockedPictureStyle : pictureStyle}
        />
      </div>
      <div sx={textStyle}>
        <p sx={numberStyle}>
          {t('scene-number', { number })}
          {locked && <span sx={lockedStyle}>{t('scene-locked')}</span>}
        </p>
        <h2 lang={fallbackLang(scene, 'title')} sx={titleStyle}>
          {title}
        </h2>
        <p lang={fallbackLang(scene, 'summary')} sx={summaryStyle}>
          {summary}
        </p>
        {!locked && <SceneQuest scene={scene} />}
      </div>
    </article>
  );
}
