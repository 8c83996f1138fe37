import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { seatStrings } from '../../i18n/bundles/seat-strings';
import { localeFacts } from '../../config/locales';
import { useStrings } from '../../i18n/use-strings';
import { useHref } from '../../links/local-link';
import { quietButtonStyle, smallButton } from '../../ui/button-style';
import { ErrorState } from '../../ui/error-state';
import { WithLateStrings } from '../../ui/with-late-strings';
import { FigureBust } from './figure-bust';
import { useNoteDrafts } from './note-drafts';
import { NotePanel } from './note-panel';
import { RestPanel } from './rest-panel';
import { useSeatGame, type SeatGame } from './seat-game';
import { StuckPanel } from './stuck-panel';
import { useStretch } from './use-stretch';

const PANELS = ['stuck', 'note', 'rest'] as const;

type Panel = (typeof PANELS)[number];

const seatStyle = {
  gridColumn: 'full',
  display: 'grid',
  // Until a chip is chosen, whoever sits here has the room.
  gridTemplateRows: 'minmax(150px, 1fr) auto auto',
  minHeight: '100vh',
  // Between automatic margins, short texts would make it narrower than the window.
  width: '100%',
  maxWidth: 480,
  marginX: 'auto',
  backgroundColor: 'page',
  color: 'text',
} satisfies ThemeUIStyleObject;

const openStyle = {
  ...seatStyle,
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
} satisfies ThemeUIStyleObject;

const headStyle = { padding: 3, paddingBottom: 2 } satisfies ThemeUIStyleObject;

const nameStyle = {
  fontSize: 2,
  lineHeight: 1.4,
  '& > a': { color: 'inherit', textDecoration: 'none' },
} satisfies ThemeUIStyleObject;

const lineStyle = { marginTop: 1, color: 'muted', fontSize: 1, lineHeight: 1.55 } as const;

const chipsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 2,
  marginTop: 3,
} satisfies ThemeUIStyleObject;

const chipStyle = {
  ...quietButtonStyle,
  ...smallButton,
  minHeight: 'touch',
  paddingX: 1,
  '&[aria-pressed="true"]': { backgroundColor: 'amber', color: 'onAmber' },
} satisfies ThemeUIStyleObject;

const panelStyle = { padding: 3, paddingTop: 1, overflowY: 'auto' } satisfies ThemeUIStyleObject;

const noteStyle = { padding: 4, '& > p': { marginTop: 2, color: 'muted', fontSize: 1 } } as const;

/** Shows what the chosen chip opens. */
function Chosen({
  panel,
  gameId,
  game,
  onEnd,
}: {
  panel: Panel;
  gameId: string;
  game: SeatGame | null;
  onEnd: () => void;
}) {
  const t = useStrings('seat');
  switch (panel) {
    case 'stuck':
      return game && <StuckPanel gameId={gameId} game={game} />;
    case 'note':
      return <NotePanel gameId={gameId} />;
    case 'rest':
      return <RestPanel name={game?.partner?.name ?? t('companion')} onEnd={onEnd} />;
  }
}

function Head({
  gameId,
  game,
  isStretching,
}: {
  gameId: string;
  game: SeatGame | null;
  isStretching: boolean;
}) {
  const t = useStrings('seat');
  const to = useHref();
  if (!game) {
    return (
      <>
        <h1 sx={nameStyle}>{t('gone-title')}</h1>
        <p sx={lineStyle}>{t('gone-text')}</p>
      </>
    );
  }
  const { name, untranslated, partner } = game;
  const line = isStretching
    ? t('stretched', { name: partner?.name ?? t('companion') })
    : (partner?.line ?? (partner && t('with', { name: partner.name })));
  return (
    <>
      <h1 lang={untranslated.includes('name') ? localeFacts.zh.tag : undefined} sx={nameStyle}>
        <a href={to('game', { id: gameId })} target="_blank" rel="noreferrer">
          {name}
        </a>
      </h1>
      <p role="status" sx={lineStyle}>
        {line}
      </p>
    </>
  );
}

/**
 * Marks the tab while a line is typed and not kept: a window above others lives in it, and would go with a reload that
 * the site does by itself.
 */
function DraftMark() {
  const hasDraft = useNoteDrafts((drafts) => drafts.size > 0);
  return hasDraft ? createPortal(<span hidden data-busy="" />, document.body) : null;
}

function Seat({ gameId }: { gameId: string }) {
  const t = useStrings('seat');
  const state = useSeatGame(gameId);
  const [panel, setPanel] = useState<Panel>();
  const isStretching = useStretch();
  if (state.status === 'loading') return null;
  if (state.status === 'failed') return <ErrorState retry={state.retry} />;
  const { game } = state.data;
  const shown = game ? PANELS : PANELS.filter((each) => each !== 'stuck');
  return (
    <div sx={panel || !game?.partner ? openStyle : seatStyle}>
      <DraftMark />
      {game?.partner ? <FigureBust partner={game.partner} isStretching={isStretching} /> : <div />}
      <div sx={headStyle}>
        <Head gameId={gameId} game={game} isStretching={isStretching} />
        <div sx={chipsStyle}>
          {shown.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={panel === each}
              onClick={() => setPanel(panel === each ? undefined : each)}
              sx={chipStyle}
            >
              {t(each)}
            </button>
          ))}
        </div>
      </div>
      <div sx={panelStyle}>
        {panel && (
          <Chosen panel={panel} gameId={gameId} game={game} onEnd={() => setPanel(undefined)} />
        )}
      </div>
    </div>
  );
}

function NoGame() {
  const t = useStrings('seat');
  const to = useHref();
  return (
    <div sx={noteStyle}>
      <h1 sx={nameStyle}>{t('pick-title')}</h1>
      <p>{t('pick-text')}</p>
      <p>
        <a href={to('library', {})} sx={quietButtonStyle}>
          {t('library')}
        </a>
      </p>
    </div>
  );
}

/**
 * The seat beside a game: who knows it, and three things that one wants while playing.
 * @param gameId undefined where no game is chosen
 */
export function SeatView({ gameId }: { gameId: string | undefined }) {
  return (
    <WithLateStrings
      namespace="seat"
      bundles={seatStrings}
      failed={(retry) => <ErrorState retry={retry} />}
    >
      {gameId === undefined ? <NoGame /> : <Seat key={gameId} gameId={gameId} />}
    </WithLateStrings>
  );
}
