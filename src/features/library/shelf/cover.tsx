import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors, motion } from '../../../theme/theme';
import { colors } from '../../../theme/colors';
import { Picture } from '../../../ui/picture';
import type { CardState } from '../../../ui/use-item-cards';
import { COVER_RATIO } from './board-style';
import type { ReadingEntry } from './reading-record';

/** Stands on its board; its lower edge is behind the board's. */
const coverStyle = {
  position: 'relative',
  zIndex: 1,
  aspectRatio: String(COVER_RATIO),
  borderRadius: '10px 10px 3px 3px',
  overflow: 'hidden',
  backgroundColor: 'raised',
  boxShadow: 'card',
  transition: `transform ${motion.quick}`,
  [forcedColors]: { border: '1px solid' },
  // The spine.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(90deg, rgb(255 255 255 / 30%) 5px, rgb(21 16 48 / 22%) 5px 6px, transparent 7px)',
    pointerEvents: 'none',
  },
} satisfies ThemeUIStyleObject;

const goneCoverStyle = {
  ...coverStyle,
  filter: 'grayscale(1)',
  opacity: 0.65,
} satisfies ThemeUIStyleObject;

const pictureStyle = { height: '100%' } satisfies ThemeUIStyleObject;

/** The face of a character, which is above the middle. */
const faceStyle = { ...pictureStyle, objectPosition: 'center 20%' } satisfies ThemeUIStyleObject;

/** A cover of cloth, with the first character of its name, where there is no picture. */
const clothStyle = {
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  background: `linear-gradient(${colors.night}, ${colors.nightDeep})`,
  color: 'amber',
  fontSize: 6,
  fontWeight: 'heavy',
  lineHeight: 1,
} satisfies ThemeUIStyleObject;

interface Props {
  entry: ReadingEntry;
  card: CardState;
}

function Front({ entry: { kind, name }, card }: Props) {
  if (card === 'waiting') return null;
  if (typeof card === 'object' && card.src !== '') {
    const { src, srcSet = '', color } = card;
    return (
      <Picture
        picture={{ src, srcSet, color, width: 400, height: 300 }}
        alt=""
        sizes="(min-width: 769px) 230px, 42vw"
        sx={kind === 'role' ? faceStyle : pictureStyle}
      />
    );
  }
  return (
    <span aria-hidden="true" sx={clothStyle}>
      {Array.from(name)[0]}
    </span>
  );
}

/** The cover of a game, or the face of a character, as a book that stands on a board. */
export function Cover({ entry, card }: Props) {
  return (
    <div data-cover sx={card === 'gone' ? goneCoverStyle : coverStyle}>
      <Front entry={entry} card={card} />
    </div>
  );
}
