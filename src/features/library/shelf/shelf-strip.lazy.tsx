import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../../config/locales';
import { readingStrings } from '../../../i18n/bundles/reading-strings';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import { cardLink } from '../../../ui/card-style';
import { Invitation } from '../../../ui/invitation';
import { Section } from '../../../ui/section';
import { useItemCards } from '../../../ui/use-item-cards';
import { WithLateStrings } from '../../../ui/with-late-strings';
import { plainList } from '../list-style';
import { boardPieceStyle } from './board-style';
import { Cover } from './cover';
import { useReadingRecord, type ReadingEntry, type ReadingRecord } from './reading-record';

/** Covers of the row; the others are on the shelf. */
const MOST_COVERS = 10;

const rowStyle = {
  ...plainList,
  display: 'flex',
  paddingTop: 3,
  paddingBottom: 3,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
} satisfies ThemeUIStyleObject;

const itemStyle = {
  position: 'relative',
  flex: 'none',
  width: 'min(200px, 46vw)',
  scrollSnapAlign: 'start',
  '&:hover [data-cover], &:focus-within [data-cover]': { transform: 'translateY(-5px)' },
} satisfies ThemeUIStyleObject;

/** Room between two covers of the board. */
const standingStyle = { marginX: 2 } satisfies ThemeUIStyleObject;

const nameStyle = {
  marginX: 2,
  marginTop: 2,
  fontSize: 1,
  lineHeight: 1.4,
} satisfies ThemeUIStyleObject;

const openStyle = { color: 'primary', fontSize: 1 } satisfies ThemeUIStyleObject;

const actionStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

/** Chooses what stands in the row: favourites first, then what is being read, then what was seen lately. */
function firstOf({ favourites, places, recent }: ReadingRecord): ReadingEntry[] {
  const all = [...favourites, ...places, ...recent].map((entry): [string, ReadingEntry] => [
    `${entry.kind} ${entry.id}`,
    entry,
  ]);
  // The first of each keeps its place.
  return [...new Map(all).values()].slice(0, MOST_COVERS);
}

function Row() {
  const t = useStrings('reading');
  const common = useStrings('common');
  const record = useReadingRecord((state) => state.record);
  const entries = firstOf(record);
  const cardOf = useItemCards(entries);
  return (
    <Section
      id="shelf"
      title={common('shelf')}
      aside={
        entries.length > 0 && (
          <LocalLink to="shelf" sx={openStyle}>
            {t('shelf-open')}
          </LocalLink>
        )
      }
    >
      {entries.length === 0 ? (
        <Invitation art="empty" text={t('shelf-invite')}>
          <LocalLink to="library" sx={actionStyle}>
            {t('shelf-go')}
          </LocalLink>
        </Invitation>
      ) : (
        <ul sx={rowStyle}>
          {entries.map((entry) => {
            const card = cardOf(entry);
            if (card === 'gone') return null;
            const known = typeof card === 'object' ? card : undefined;
            return (
              <li key={`${entry.kind} ${entry.id}`} sx={itemStyle}>
                <div sx={standingStyle}>
                  <Cover entry={entry} card={card} />
                </div>
                <div sx={boardPieceStyle} />
                <h3 lang={known ? known.foreign && localeFacts.zh.tag : entry.lang} sx={nameStyle}>
                  <span>
                    <LocalLink
                      to={entry.kind}
                      params={{ id: known?.now ?? entry.id }}
                      sx={cardLink}
                    >
                      {known?.name ?? entry.name}
                    </LocalLink>
                  </span>
                </h3>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

/** A row of covers on a board, with the way to the whole shelf. */
export function ShelfRow() {
  return (
    <WithLateStrings namespace="reading" bundles={readingStrings}>
      <Row />
    </WithLateStrings>
  );
}
