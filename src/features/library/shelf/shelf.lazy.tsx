import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle } from '../../../ui/button-style';
import { EmptyState } from '../../../ui/empty-state';
import { Section } from '../../../ui/section';
import { EntryList } from './entry-list';
import { forget, useReadingRecord } from './reading-record';
import { ReadingHistoryControls } from './reading-history-controls';

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
