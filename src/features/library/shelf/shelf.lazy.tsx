import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle, quietButtonStyle } from '../../../ui/button-style';
import { EmptyState } from '../../../ui/empty-state';
<<<<<<< HEAD
import { isShelfEmpty, useReadingRecord } from './reading-record';
import { ShelfBoard } from './shelf-board';
import { ShelfMenu } from './shelf-menu';
import { useShelfImport } from './use-shelf-import';
=======
import { Section } from '../../../ui/section';
import { ChangedMark } from './changed-mark';
import { useChangesSinceRead } from './use-changes-since-read';
import { forget, useReadingRecord, type ReadingEntry, type ReadingPlace } from './reading-record';
import { ReadingHistoryControls } from './reading-history-controls';
import { medium } from '../../../theme/theme';
import { cardLink, panelStyle, peekStyle } from '../../../ui/card-style';
import { CloseIcon } from '../../../ui/icons/close';
import { NameWithReading } from '../../../ui/name-with-reading';
import { plainList } from '../list-style';

interface Props {
  entries: readonly (ReadingEntry | ReadingPlace)[];
  onRemove: (entry: ReadingEntry) => void;
}

const listStyle = {
  ...plainList,
  display: 'grid',
  gap: 3,
  [medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' },
} satisfies ThemeUIStyleObject;

const entryStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  paddingY: 2,
  paddingLeft: 4,
  paddingRight: 2,
} satisfies ThemeUIStyleObject;

const wordsStyle = { minWidth: 0 } satisfies ThemeUIStyleObject;

const nameStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

/** One line, whether or not a change joins it late. */
const detailStyle = {
  overflow: 'hidden',
  color: 'muted',
  fontSize: 1,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

/** Above the link that covers the whole entry. */
const removeStyle = { ...iconButtonStyle, zIndex: 1 } satisfies ThemeUIStyleObject;

/** Games and roles of the shelf, the latest first. A place of reading leads to its section. */
function EntryList({ entries, onRemove }: Props) {
  const t = useStrings('reading');
  const changesOf = useChangesSinceRead();
  return (
    <ul sx={listStyle}>
      {entries.map((entry) => {
        const { kind, id, name, lang } = entry;
        const isPlace = 'section' in entry;
        return (
          <li key={`${kind} ${id}`} sx={entryStyle}>
            <div sx={wordsStyle}>
              <p lang={lang} sx={nameStyle}>
                <LocalLink
                  to={kind}
                  params={{ id }}
                  {...(isPlace && { suffix: `#${entry.section}` })}
                  sx={cardLink}
                >
                  <NameWithReading name={name} />
                </LocalLink>
              </p>
              <p lang={isPlace ? lang : undefined} sx={detailStyle}>
                {isPlace ? entry.title : t(kind)}
                <ChangedMark lines={changesOf(entry)} />
              </p>
            </div>
            <button
              type="button"
              aria-label={t('remove', { name })}
              onClick={() => onRemove(entry)}
              sx={removeStyle}
            >
              <CloseIcon size={18} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const noteStyle = { color: 'muted' } satisfies ThemeUIStyleObject;
>>>>>>> h27-changes

const emptyStyle = { paddingTop: 5 } satisfies ThemeUIStyleObject;

const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 2,
  marginTop: 2,
} satisfies ThemeUIStyleObject;

/** A shelf with nothing on it says how it is filled, and takes one that was kept elsewhere. */
function EmptyShelf() {
  const t = useStrings('reading');
  const { pick, field } = useShelfImport();
  return (
    <div sx={emptyStyle}>
      <EmptyState art="empty" title={t('shelf-empty')} text={t('shelf-invite')}>
        <div sx={buttonsStyle}>
          <LocalLink to="library" sx={buttonStyle}>
            {t('shelf-go')}
          </LocalLink>
          <button type="button" onClick={pick} sx={quietButtonStyle}>
            {t('import')}
          </button>
          {field}
        </div>
      </EmptyState>
    </div>
  );
}

const warningStyle = { marginTop: 5, color: 'danger' } satisfies ThemeUIStyleObject;

const noteStyle = { marginTop: 7, color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

/** The boards of the shelf: favourites, what is being read, and what was seen lately. */
export function Shelf() {
  const t = useStrings('reading');
  const isKept = useReadingRecord((state) => state.isKept);
  const isEmpty = useReadingRecord(({ record }) => isShelfEmpty(record));
  const isReading = useReadingRecord(({ record }) => record.places.length > 0);
  return (
    <>
      {!isKept && (
        <p role="alert" sx={warningStyle}>
          {t('not-kept')}
        </p>
      )}
      {isEmpty ? (
        <EmptyShelf />
      ) : (
        <>
          <ShelfBoard
            list="favourites"
            title={t('favourites')}
            empty={t('no-favourites')}
            aside={<ShelfMenu />}
          />
          {isReading && <ShelfBoard list="places" title={t('continue')} empty="" />}
          <ShelfBoard list="recent" title={t('recent')} empty={t('no-recent')} />
          <p sx={noteStyle}>{t('kept-here')}</p>
        </>
      )}
    </>
  );
}
