import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { useLazy } from '../../../platform/loading/use-lazy';
import { insetFocusRing } from '../../../theme/focus-ring';
import { colors } from '../../../theme/colors';
import { forcedColors, printed } from '../../../theme/theme';
import { iconButtonStyle, selectedInForcedColors } from '../../../ui/button-style';
import { BookmarkIcon } from '../../../ui/icons/bookmark';
import { CompareIcon } from '../../../ui/icons/compare';
import { KeptIcon } from '../../../ui/icons/kept';
import { showToast } from '../../../ui/toast';
import { useReadingRecord } from '../shelf/reading-record';
import { useFavourite } from '../shelf/use-favourite';
import { toggleChosen, useChosenGames, type ChosenGame } from './chosen-games';
import { ComparisonTray } from './comparison-tray';
import { useGameCards } from './use-game-cards';

/** Style of the corner of a card's picture, above the link that is spread over the card; a row of a phone has another place for it. */
const cornerStyle = {
  position: 'absolute',
  insetBlock: 'var(--corner-block, 2px auto)',
  insetInline: 'var(--corner-inline, 2px auto)',
  display: 'flex',
  flexFlow: 'var(--corner-order, row)',
  alignItems: 'center',
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** A pointer that needs no large target. */
const finePointer = '@media (pointer: fine)';

/** A pointer that can rest on something. */
const hoveringPointer = '@media (hover: hover) and (pointer: fine)';

/** Style on a desktop: in a row the buttons stand at its end, one above the other, and leave its small picture alone. */
const deskCornerStyle = {
  ...cornerStyle,
  [finePointer]: {
    '[data-row] > &': {
      insetBlock: 0,
      insetInline: 'auto 2px',
      flexDirection: 'column',
      justifyContent: 'center',
    },
  },
} satisfies ThemeUIStyleObject;

/** Disc in a target that is larger, of the night, which is seen on any picture and hides little of it. A finger always finds it. */
const buttonStyle = {
  ...iconButtonStyle,
  border: '6px solid transparent',
  backgroundColor: 'var(--disc, rgb(21 16 48 / 62%))',
  backgroundClip: 'padding-box',
  color: `var(--ink, ${colors.onNight})`,
  '&:hover': { backgroundColor: 'amber', color: 'onAmber' },
  '&[aria-pressed="true"]': { backgroundColor: 'amber', color: 'onAmber' },
  '&:focus-visible': insetFocusRing,
  [forcedColors]: {
    border: '1px solid',
    '&[aria-pressed="true"]': selectedInForcedColors,
  },
} satisfies ThemeUIStyleObject;

/** Spread into the style of a button that may have a word beside its icon: without it a disc as the others. */
const roomForWord = {
  width: 'auto',
  minWidth: 'touch',
  padding: '0 8px',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** A row of a phone has room for one button; games are compared from large pictures, their pages and the comparison. */
const wordButtonStyle = {
  ...buttonStyle,
  ...roomForWord,
  display: 'var(--compare, inline-flex)',
} satisfies ThemeUIStyleObject;

/** Selects a button that is not pressed on a card that nobody points at, and that has no focus. */
const atRest = 'article:not(:hover, :focus-within, [data-row]) &[aria-pressed="false"]';

const shownWord = { display: 'inline' } satisfies ThemeUIStyleObject;

/** Style of a word for the pointer or the focus on its card: on every card it would hide the pictures. A finger has the icon. */
const wordStyle = {
  display: 'none',
  [hoveringPointer]: { 'article:is(:hover, :focus-within) &': shownWord },
} satisfies ThemeUIStyleObject;

/** Style of the word on every card, while games are chosen. */
const steadyWordStyle = { ...wordStyle, [hoveringPointer]: shownWord } satisfies ThemeUIStyleObject;

/** Style on a desktop: smaller and without a disc in a row, where no picture is beneath. */
const quietStyle = {
  ...buttonStyle,
  [hoveringPointer]: { [atRest]: { opacity: 'var(--at-rest, 0)' } },
  [finePointer]: {
    '[data-row] &': {
      width: 32,
      minHeight: 32,
      '&[aria-pressed="false"]': {
        backgroundColor: 'transparent',
        color: 'muted',
      },
      '&[aria-pressed="false"]:hover': { color: 'primary' },
    },
  },
} satisfies ThemeUIStyleObject;

const quietWordStyle = { ...quietStyle, ...roomForWord } satisfies ThemeUIStyleObject;

/** Style on every card while games are chosen for a comparison: it is what one looks for. */
const steadyStyle = {
  ...quietWordStyle,
  [hoveringPointer]: {},
} satisfies ThemeUIStyleObject;

function loadCounter() {
  return import('../shelf/shelf-count.lazy');
}

interface CornerButtonProps {
  label: string;
  /** Shown beside the icon. */
  word?: string | undefined;
  /** Shows the word on cards that nobody points at, too. */
  isWordSteady?: boolean;
  isPressed: boolean;
  onClick: () => void;
  icon: ReactNode;
}

function CornerButton({
  label,
  word,
  isWordSteady = false,
  isPressed,
  onClick,
  icon,
}: CornerButtonProps) {
  const { variant } = usePlace();
  const phoneStyle = word === undefined ? buttonStyle : wordButtonStyle;
  const wordDeskStyle = isWordSteady ? steadyStyle : quietWordStyle;
  const deskStyle = word === undefined ? quietStyle : wordDeskStyle;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
      sx={variant === 'm' ? phoneStyle : deskStyle}
    >
      {icon}
      {word !== undefined && <span sx={isWordSteady ? steadyWordStyle : wordStyle}>{word}</span>}
    </button>
  );
}

interface ButtonProps {
  game: ChosenGame;
}

function KeepButton({ game }: ButtonProps) {
  const t = useStrings('reading');
  const { isFavourite, toggle } = useFavourite({ kind: 'game', ...game });
  return (
    <CornerButton
      label={t('keep-game', { name: game.name })}
      isPressed={isFavourite}
      onClick={toggle}
      icon={isFavourite ? <KeptIcon size={18} /> : <BookmarkIcon size={18} />}
    />
  );
}

interface CompareProps extends ButtonProps {
  /** The picture of the card has room for a word; in a row of a desktop the tooltip says it. */
  hasRoom: boolean;
}

function CompareButton({ game, hasRoom }: CompareProps) {
  const t = useStrings('reading');
  const isChosen = useChosenGames((chosen) => chosen.some(({ id }) => id === game.id));
  const isBegun = useChosenGames((chosen) => chosen.length > 0);
  const toggle = (): void => {
    if (!toggleChosen(game)) void showToast({ tone: 'error', text: t('compare-full') });
  };
  return (
    <CornerButton
      label={t('compare-game', { name: game.name })}
      word={hasRoom ? t('compare-short') : undefined}
      isWordSteady={isBegun}
      isPressed={isChosen}
      onClick={toggle}
      icon={<CompareIcon size={18} />}
    />
  );
}

/**
 * Puts two buttons on every game card of a list: one keeps the game, one chooses it for a comparison. The cards come from the
 * build, whose HTML and code know nothing of them.
 */
export function CardButtons() {
  const { variant } = usePlace();
  const cards = useGameCards();
  // The page may have begun with an empty shelf, of which nothing counts.
  const isCounting = useReadingRecord(({ record }) => record.favourites.length > 0);
  const { code: counter } = useLazy(loadCounter, { when: isCounting });
  return (
    <>
      {cards.map(({ element, game, isRow }) =>
        createPortal(
          <span sx={variant === 'm' ? cornerStyle : deskCornerStyle}>
            <KeepButton game={game} />
            {/* The last one: its word moves nothing when it comes. */}
            <CompareButton game={game} hasRoom={variant === 'm' || !isRow} />
          </span>,
          element,
        ),
      )}
      <ComparisonTray />
      {counter && <counter.ShelfCounter />}
    </>
  );
}
