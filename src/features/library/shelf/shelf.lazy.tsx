import { browserEnv } from '../../../config/browser-env';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../../i18n/locale-context';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { coarsePointer } from '../../../theme/theme';
import { buttonStyle, quietButtonStyle } from '../../../ui/button-style';
import { EmptyState } from '../../../ui/empty-state';
import { inPhrases } from '../../../ui/in-phrases';
import { exportShelf } from './export-shelf';
import { OfflineGames } from './offline-games';
import { besideStyle, KEPT_BOARD, WIDE_BOARD } from './board-style';
import { isShelfEmpty, seenBesides, useReadingRecord } from './reading-record';
import { ShelfBoard } from './shelf-board';
import { ShelfMenu } from './shelf-menu';
import { useShelfImport } from './use-shelf-import';

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

const aloneStyle = {} satisfies ThemeUIStyleObject;

const warningStyle = { marginTop: 5, color: 'danger' } satisfies ThemeUIStyleObject;

const noteStyle = {
  ...inPhrases,
  marginTop: 7,
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** Style of a sentence that does what it says. */
const exportStyle = {
  display: 'inline',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'primary',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
  [coarsePointer]: { display: 'block', minHeight: 'touch' },
} satisfies ThemeUIStyleObject;

/** Says where the shelf is kept, and exports it. */
function KeptNote() {
  const t = useStrings('reading');
  const { locale } = usePlace();
  return (
    <p sx={noteStyle}>
      {t('kept-here')}
      {locale === 'en' && ' '}
      <button type="button" onClick={exportShelf} sx={exportStyle}>
        {t('kept-export')}
      </button>
    </p>
  );
}

/** The boards of the shelf: favourites, what is being read, and what was seen lately. */
export function Shelf() {
  const t = useStrings('reading');
  const isKept = useReadingRecord((state) => state.isKept);
  const isEmpty = useReadingRecord(({ record }) => isShelfEmpty(record));
  const isReading = useReadingRecord(({ record }) => record.places.length > 0);
  // All that was seen may stand above.
  const hasRecent = useReadingRecord(
    ({ record }) => record.recent.length === 0 || seenBesides(record).length > 0,
  );
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
          <div sx={isReading ? besideStyle : aloneStyle}>
            <ShelfBoard
              list="favourites"
              title={t('favourites')}
              empty={t('no-favourites')}
              room={
                <>
                  <p>{t('room-favourites')}</p>
                  <LocalLink to="library" sx={quietButtonStyle}>
                    {t('shelf-go')}
                  </LocalLink>
                </>
              }
              aside={<ShelfMenu />}
              covers={isReading ? KEPT_BOARD : WIDE_BOARD}
            />
            {isReading && (
              <ShelfBoard
                list="places"
                title={t('continue')}
                empty=""
                room={<p>{t('room-places')}</p>}
                covers={WIDE_BOARD - KEPT_BOARD}
              />
            )}
          </div>
          {hasRecent && <ShelfBoard list="recent" title={t('recent')} empty={t('no-recent')} />}
        </>
      )}
      {browserEnv.hasOffline && <OfflineGames />}
      {!isEmpty && <KeptNote />}
    </>
  );
}
