import { useId, useState } from 'react';
import { langOf } from '../../i18n/untranslated';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
import { cardStyle } from '../../ui/card-style';
import type { Scene } from './partner';
import { QuestText } from './quest-text';
import { quietButtonStyle } from '../../ui/button-style';

interface Props {
  scene: Scene;
  /** From 1, in playing order. */
  number: number;
}

/** What an open scene can do: show what it is about. */
const SceneQuest = ({ scene: { questId, title } }: { scene: Scene }) => {
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
        sx={{ ...quietButtonStyle, justifySelf: 'start' }}
      >
        {t(isOpen ? 'scene-close' : 'scene-open')}
        <span id={`${id}title`} hidden>
          {title}
        </span>
      </button>
      <div id={id}>{isOpen && <QuestText questId={questId} />}</div>
    </>
  );
};

/** A scene of the story: an open one shows its quest on demand, a locked one says what opens it. */
export const SceneCard = ({ scene, number }: Props) => {
  const t = useStrings('partner');
  const { cover, title, summary, locked } = scene;
  return (
    <article
      sx={{
        ...cardStyle,
        '&:hover': {},
        [medium]: {
          gridTemplateRows: 'auto',
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        },
      }}
    >
      <img
        src={cover}
        alt=""
        loading="lazy"
        decoding="async"
        width={640}
        height={360}
        sx={{
          width: '100%',
          height: '100%',
          aspectRatio: '16 / 9',
          objectFit: 'cover',
          background: 'var(--yb-raised)',
          filter: locked ? 'grayscale(0.9)' : 'none',
        }}
      />
      <div sx={{ display: 'grid', gap: 2, padding: 4, alignContent: 'start' }}>
        <p sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, color: 'muted', fontSize: 1 }}>
          {t('scene-number', { number })}
          {locked && (
            <span sx={{ paddingX: 2, borderRadius: 'round', background: 'var(--yb-raised)' }}>
              {t('scene-locked')}
            </span>
          )}
        </p>
        <h2 lang={langOf(scene, 'title')} sx={{ fontSize: 4 }}>
          {title}
        </h2>
        <p lang={langOf(scene, 'summary')}>{summary}</p>
        {!locked && <SceneQuest scene={scene} />}
      </div>
    </article>
  );
};
