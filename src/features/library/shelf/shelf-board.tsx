import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle } from '../../../ui/button-style';
import { Section } from '../../../ui/section';
import { useItemCards } from '../../../ui/use-item-cards';
import {
  boardsStyle,
  emptyBoardStyle,
  emptySlotStyle,
  roomSlotStyle,
  roomStyle,
  roomyStyle,
  WIDE_BOARD,
} from './board-style';
import { forget, seenBesides, useReadingRecord, type ReadingRecord } from './reading-record';
import { ShelfCard } from './shelf-card';
import { useChangesSinceRead } from './use-changes-since-read';

/** Boards that are shown at first on a desk. Of 200 cards nobody looks at more before they ask for them. */
const BOARDS = 2;

/** How many more are shown at a time. */
const MORE = 20;

const moreStyle = { ...quietButtonStyle, marginTop: 5 } satisfies ThemeUIStyleObject;

interface Props {
  list: keyof ReadingRecord;
  title: string;
  /** Words on the board while nothing stands there. */
  empty: string;
  /** Words in the room beside few covers, where the page is wide. */
  room?: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  /** How many covers a board of a wide page has room for. */
  covers?: number;
}

/** One list of the record, its covers on boards, the latest first. */
export function ShelfBoard({ list, title, empty, room, aside, covers = WIDE_BOARD }: Props) {
  const t = useStrings('reading');
  const record = useReadingRecord((state) => state.record);
  // What stands above is no news here.
  const entries = list === 'recent' ? seenBesides(record) : record[list];
  const { places } = record;
  const [most, setMost] = useState(BOARDS * covers);
  const shown = entries.slice(0, most);
  const cardOf = useItemCards(shown);
  const changesOf = useChangesSinceRead();
  const boards = useRef<HTMLUListElement>(null);
  const rest = Math.min(MORE, entries.length - shown.length);
  const linksOf = () => Array.from(boards.current?.querySelectorAll('li') ?? []);
  const showMore = (): void => {
    flushSync(() => setMost(most + MORE));
    linksOf()[most]?.querySelector('a')?.focus();
  };
  return (
    <Section title={title} id={list} aside={aside}>
      {entries.length === 0 ? (
        <div sx={emptyBoardStyle}>
          <p sx={emptySlotStyle}>{empty}</p>
        </div>
      ) : (
        <div sx={roomyStyle}>
          <ul ref={boards} sx={boardsStyle(covers)}>
            {shown.map((entry) => {
              const card = cardOf(entry);
              return (
                <ShelfCard
                  key={`${entry.kind} ${entry.id}`}
                  entry={entry}
                  place={places.find(({ kind, id }) => kind === entry.kind && id === entry.id)}
                  card={card}
                  changes={changesOf(entry, typeof card === 'object' ? card.at : undefined)}
                  onRemove={() => forget(list, entry)}
                />
              );
            })}
          </ul>
          {room !== undefined && entries.length < covers && (
            <div sx={roomStyle(covers - entries.length, covers)}>
              <div sx={roomSlotStyle}>{room}</div>
            </div>
          )}
        </div>
      )}
      {rest > 0 && (
        <button type="button" onClick={showMore} sx={moreStyle}>
          {t('shelf-more', { count: rest })}
        </button>
      )}
    </Section>
  );
}
