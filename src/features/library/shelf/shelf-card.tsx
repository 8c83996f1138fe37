import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../../config/locales';
import type { ChangeWords } from '../../../contract/item-changes';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { forcedColors } from '../../../theme/theme';
import { focusRing, withoutFocusRing } from '../../../theme/focus-ring';
import { iconButtonStyle } from '../../../ui/button-style';
import { CloseIcon } from '../../../ui/icons/close';
import { NoteList } from '../../../ui/note-list';
import { NameWithReading } from '../../../ui/name-with-reading';
import { SeatLink } from '../../../ui/seat-link';
import type { CardState } from '../../../ui/use-item-cards';
import { choiceFacts, wholeFacts } from '../card-facts';
import { clampLines } from '../list-style';
import { belowBoard } from './board-style';
import { ChangedMark } from './changed-mark';
import { Cover } from './cover';
import type { ReadingEntry, ReadingPlace } from './reading-record';

interface Props {
  entry: ReadingEntry | ReadingPlace;
  /** Section at which reading the same game has stopped, if it has. */
  place: ReadingPlace | undefined;
  card: CardState;
  /** Lines of what changed since it was read. */
  changes: readonly ChangeWords[];
  onRemove: () => void;
}

const cardStyle = {
  position: 'relative',
  '&:hover [data-cover], &:focus-within [data-cover]': { transform: 'translateY(-5px)' },
} satisfies ThemeUIStyleObject;

const wordsStyle = { ...belowBoard, minWidth: 0 } satisfies ThemeUIStyleObject;

const nameStyle = {
  fontSize: 2,
  fontWeight: 'bold',
  lineHeight: 1.4,
} satisfies ThemeUIStyleObject;

const detailStyle = {
  marginTop: 1,
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.5,
  ...clampLines(2),
} satisfies ThemeUIStyleObject;

const factsStyle = { ...detailStyle, ...wholeFacts } satisfies ThemeUIStyleObject;

/** Stands on a line of its own, where no word is before the mark. */
const changesStyle = { ...detailStyle, '& > span': { marginLeft: 0 } } satisfies ThemeUIStyleObject;

/** Covers the whole card, above its picture; the ring is around the picture. */
const linkStyle = {
  textDecoration: 'none',
  '&:hover': { color: 'primary' },
  ...withoutFocusRing,
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 2, borderRadius: 'small' },
  '&:focus-visible::after': focusRing,
} satisfies ThemeUIStyleObject;

/** Seen when the card is pointed at or has the focus; always where nothing can point, with a larger target than disc. */
const removeStyle = {
  ...iconButtonStyle,
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  zIndex: 3,
  isolation: 'isolate',
  color: 'onNight',
  opacity: 0,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '7px',
    zIndex: -1,
    borderRadius: 'round',
    backgroundColor: 'rgb(21 16 48 / 68%)',
  },
  '&:hover': { backgroundColor: 'transparent' },
  '&:hover::before': { backgroundColor: 'nightDeep' },
  'li:hover > &, li:focus-within > &': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
  [forcedColors]: { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' },
} satisfies ThemeUIStyleObject;

/** Above the link that covers the card. */
const besideStyle = { position: 'relative', zIndex: 3, fontSize: 1 } satisfies ThemeUIStyleObject;

const seatStyle = {
  display: 'inline-block',
  paddingY: 1,
  color: 'primary',
  textUnderlineOffset: '3px',
} satisfies ThemeUIStyleObject;

/** Tells for how many a game is and how long it takes, or of which game a character is; or what it is, where that is unknown. */
function Known({ entry, card }: Pick<Props, 'entry' | 'card'>) {
  const t = useStrings('reading');
  const { game, foreignGame, facts = [] } = typeof card === 'object' ? card : {};
  if (facts.length > 0) return <p sx={factsStyle}>{choiceFacts(facts)}</p>;
  return (
    <p sx={detailStyle}>
      {t(entry.kind)}
      {game !== undefined && (
        <>
          {'\u00a0· '}
          <span lang={foreignGame && localeFacts.zh.tag}>{game}</span>
        </>
      )}
    </p>
  );
}

/** Tells where reading has stopped, or else what is known of a game or character. */
function Detail({ entry, place, card }: Pick<Props, 'entry' | 'place' | 'card'>) {
  const t = useStrings('reading');
  const { locale } = usePlace();
  if (card === 'gone') return <p sx={detailStyle}>{t('gone')}</p>;
  // A title of another language says nothing beside the name of this one.
  const isReached = place?.lang === localeFacts[locale].tag;
  const hasFacts = typeof card === 'object' && card.facts !== undefined;
  return (
    <>
      {(hasFacts || !isReached) && <Known entry={entry} card={card} />}
      {isReached && <p sx={detailStyle}>{t('reached', { section: place.title })}</p>}
    </>
  );
}

/** A game or character of the shelf: its cover on the board, name and state beneath. A list item. */
export function ShelfCard({ entry, place, card, changes, onRemove }: Props) {
  const t = useStrings('reading');
  const known = typeof card === 'object' ? card : undefined;
  const name = known?.name ?? entry.name;
  const nameLang = known ? known.foreign && localeFacts.zh.tag : entry.lang;
  return (
    <li sx={cardStyle}>
      <Cover entry={entry} card={card} />
      <div sx={wordsStyle}>
        <h3 lang={nameLang} sx={nameStyle}>
          {card === 'gone' ? (
            <NameWithReading name={name} />
          ) : (
            <LocalLink
              to={entry.kind}
              params={{ id: known?.now ?? entry.id }}
              suffix={'section' in entry ? `#${entry.section}` : ''}
              sx={linkStyle}
            >
              <NameWithReading name={name} />
            </LocalLink>
          )}
        </h3>
        <Detail entry={entry} place={place} card={card} />
        {changes.length > 0 && (
          <p sx={changesStyle}>
            <ChangedMark lines={changes} />
          </p>
        )}
        {entry.kind === 'game' && (
          <div sx={besideStyle}>
            <NoteList
              gameId={entry.id}
              label={t('notes-of', { name })}
              removal={(text) => t('remove-note', { text })}
            />
            {card !== 'gone' && (
              <SeatLink gameId={entry.id} label={t('seat-game', { name })} sx={seatStyle}>
                {t('seat')}
              </SeatLink>
            )}
          </div>
        )}
      </div>
      <button type="button" aria-label={t('remove', { name })} onClick={onRemove} sx={removeStyle}>
        <CloseIcon size={16} />
      </button>
    </li>
  );
}
