import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle, iconButtonStyle } from '../../../ui/button-style';
import { EmptyState } from '../../../ui/empty-state';
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

const emptyStyle = { paddingTop: 5 } satisfies ThemeUIStyleObject;

const warningStyle = { marginTop: 5, color: 'danger' } satisfies ThemeUIStyleObject;

/** The lists of the shelf, and what can be done with all of it. */
export function Shelf({ children }: { children: ReactNode }) {
  const t = useStrings('reading');
  const isKept = useReadingRecord((state) => state.isKept);
  const common = useStrings('common');
  const { favourites, recent, places } = useReadingRecord((state) => state.record);
  const isEmpty = [favourites, recent, places].every((list) => list.length === 0);
  return (
    <>
      {!isKept && (
        <p role="alert" sx={warningStyle}>
          {t('not-kept')}
        </p>
      )}
      {places.length > 0 && (
        <Section title={t('continue')} id="continue">
          <EntryList entries={places} onRemove={(entry) => forget('places', entry)} />
        </Section>
      )}
      {isEmpty ? (
        <div sx={emptyStyle}>
          <EmptyState art="empty" title={t('no-recent')} text={t('no-favourites')}>
            <LocalLink to="library" sx={buttonStyle}>
              {common('nav-library')}
            </LocalLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <Section title={t('favourites')} id="favourites">
            {favourites.length === 0 ? (
              <p sx={noteStyle}>{t('no-favourites')}</p>
            ) : (
              <EntryList entries={favourites} onRemove={(entry) => forget('favourites', entry)} />
            )}
          </Section>
          <Section title={t('recent')} id="recent">
            {recent.length === 0 ? (
              <p sx={noteStyle}>{t('no-recent')}</p>
            ) : (
              <EntryList entries={recent} onRemove={(entry) => forget('recent', entry)} />
            )}
          </Section>
        </>
      )}
      <ReadingHistoryControls />
      {children}
    </>
  );
}
