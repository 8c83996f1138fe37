import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { readOpenSpoilers, rememberFold } from '../../platform/opened-folds';
import { chatFragment } from '../../routes/chat-fragment';
import { useHref } from '../../links/local-link';
import { insetFocusRing } from '../../theme/focus-ring';
import { quietButtonStyle } from '../../ui/button-style';
import { findFolds, type Fold } from './folds';
import type { SeatGame } from './seat-game';

const fieldStyle = {
  width: '100%',
  minHeight: 'touch',
  paddingX: 3,
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'small',
  backgroundColor: 'surface',
  color: 'text',
  // Smaller text makes iOS zoom in.
  fontSize: 2,
  '&::-webkit-search-cancel-button': { display: 'none' },
} satisfies ThemeUIStyleObject;

const listStyle = { listStyle: 'none', margin: 0, marginTop: 2, padding: 0 } as const;

const questionStyle = {
  display: 'block',
  width: '100%',
  minHeight: 'touch',
  paddingY: 2,
  paddingX: 1,
  border: 0,
  borderBottom: '1px solid',
  borderColor: 'line',
  backgroundColor: 'transparent',
  color: 'text',
  fontSize: 1,
  lineHeight: 1.5,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: 'primary' },
  '&:focus-visible': insetFocusRing,
} satisfies ThemeUIStyleObject;

const noneStyle = { marginTop: 3, color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 2, lineHeight: 1.45 } satisfies ThemeUIStyleObject;

const stepStyle = {
  marginTop: 3,
  padding: 3,
  borderRadius: 'small',
  backgroundColor: 'raised',
  fontSize: 1,
  lineHeight: 1.65,
  '& > b': { display: 'block', color: 'primary' },
} satisfies ThemeUIStyleObject;

const buttonsStyle = { display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 3 } as const;

/** Names of hint, nudge and answer, by which they are asked for too. */
const STEPS = ['step-1', 'step-2', 'step-3'] as const;

interface OneProps {
  fold: Fold;
  gameId: string;
  partner: SeatGame['partner'];
  /** Leads back to the list; undefined where there is none. */
  onBack: (() => void) | undefined;
}

/** Shows the steps of a question that were opened, here or on the game's page, and the next one to ask for. */
function OneFold({ fold, gameId, partner, onBack }: OneProps) {
  const t = useStrings('seat');
  const to = useHref();
  const [opened, setOpened] = useState(() => readOpenSpoilers().get(fold.name) ?? 0);
  const next = STEPS[opened];
  const openNext = (): void => {
    setOpened(opened + 1);
    rememberFold(fold.name, opened + 1);
  };
  return (
    <>
      <h2 sx={titleStyle}>{fold.question}</h2>
      <div aria-live="polite">
        {fold.steps.slice(0, opened).map((step, at) => (
          <p key={step} sx={stepStyle}>
            <b>{STEPS[at] && t(STEPS[at])}</b>
            {step}
          </p>
        ))}
      </div>
      <div sx={buttonsStyle}>
        {next !== undefined && opened < fold.steps.length && (
          <button type="button" onClick={openNext} sx={quietButtonStyle}>
            {t(next)}
          </button>
        )}
        {partner && (
          <a
            href={
              to('partnerChat', { id: partner.id }) +
              chatFragment({ ask: fold.question, game: gameId, section: fold.question, opened })
            }
            target="_blank"
            rel="noreferrer"
            sx={quietButtonStyle}
          >
            {t('ask', { name: partner.name })}
          </a>
        )}
        {onBack && (
          <button type="button" onClick={onBack} sx={quietButtonStyle}>
            {t('back')}
          </button>
        )}
      </div>
    </>
  );
}

/** The questions of a game at which one may be stuck, found by typing; of the chosen one, or the only one, a step at a time. */
export function StuckPanel({ gameId, game }: { gameId: string; game: SeatGame }) {
  const t = useStrings('seat');
  const [typed, setTyped] = useState('');
  const [only, ...others] = game.folds;
  // One alone needs no list.
  const isAlone = only !== undefined && others.length === 0;
  const [chosen, setChosen] = useState(isAlone ? only : undefined);
  if (chosen) {
    return (
      <OneFold
        fold={chosen}
        gameId={gameId}
        partner={game.partner}
        onBack={isAlone ? undefined : () => setChosen(undefined)}
      />
    );
  }
  if (game.folds.length === 0) return <p sx={noneStyle}>{t('no-hints')}</p>;
  const found = findFolds(game.folds, typed);
  return (
    <>
      <input
        type="search"
        value={typed}
        aria-label={t('find')}
        placeholder={t('find')}
        onChange={({ target }) => setTyped(target.value)}
        sx={fieldStyle}
      />
      <ul sx={listStyle}>
        {found.map((fold) => (
          <li key={fold.name}>
            <button type="button" onClick={() => setChosen(fold)} sx={questionStyle}>
              {fold.question}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" sx={noneStyle}>
        {found.length === 0 && t('find-none')}
      </p>
    </>
  );
}
