import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { useHydrated } from '../../../platform/loading/use-hydrated';
import { useLazy } from '../../../platform/loading/use-lazy';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LibraryPageHead } from '../library-page-head';

function load() {
  return import('./shelf.lazy');
}

/** Keeps the foot of the page below the fold until the lists are there. */
const placeStyle = { minHeight: '70vh' } satisfies ThemeUIStyleObject;

const emptyStyle = { paddingTop: 5 } satisfies ThemeUIStyleObject;

const linkStyle = { color: 'primary' } satisfies ThemeUIStyleObject;

/** Shows what a visitor keeps, has seen and is reading; known to this browser alone. */
export function ShelfView() {
  const t = useStrings('library-pages');
  const common = useStrings('common');
  const isHydrated = useHydrated();
  const { code, hasFailed, loadNow } = useLazy(load);
  return (
    <>
      <LibraryPageHead title={t('shelf-title')} lead={t('shelf-description')} />
      <div sx={placeStyle}>
        {!isHydrated && (
          <noscript>
            <div sx={emptyStyle}>
              <EmptyState title={t('shelf-needs-script')}>
                <LocalLink to="library" sx={linkStyle}>
                  {common('nav-library')}
                </LocalLink>
              </EmptyState>
            </div>
          </noscript>
        )}
        {hasFailed && <ErrorState retry={loadNow} />}
        {code && <code.Shelf />}
      </div>
    </>
  );
}
