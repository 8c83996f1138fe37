import { navigate } from 'gatsby';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import { ErrorState } from '../../../ui/error-state';
import type { TagData } from '../tag-list';
import { FilterForm, isFormCarriedOn } from './filter-form';
import { filterFragment, isFiltering, readFilter } from './filter-state';
import { FoundList } from './found-list';
import { useFacets } from './use-found-games';

interface Props {
  /** The tag of the page, or null for all games. */
  tag: TagData | null;
  /** The fragment of the address, with its `#`. */
  hash: string;
  /** Buttons beside that of the filter. */
  children: ReactNode;
}

const buttonsStyle = {
  display: 'flex',
  justifyContent: 'end',
  gap: 2,
  minWidth: 0,
  '& button': { flex: 'none' },
} satisfies ThemeUIStyleObject;

const buttonStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const wholeRow = { gridColumn: '1 / -1', minWidth: 0 } satisfies ThemeUIStyleObject;

/**
 * The filter of a list: its button, its form, and in place of the list what it has found. It is kept in the address
 * alone, so that it can be sent to somebody and the way back leads to it.
 */
export function FilteredList({ tag, hash, children }: Props) {
  const t = useStrings('reading');
  const formId = useId();
  const state = readFilter(hash);
  const isActive = isFiltering(state);
  const [isOpen, setOpen] = useState(isFormCarriedOn);
  const facets = useFacets(isOpen || isActive);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-filtered', isActive);
    return () => document.documentElement.removeAttribute('data-filtered');
  }, [isActive]);
  const choose = (next: typeof state): void => {
    const { pathname, search } = window.location;
    navigate(pathname + search + filterFragment(next));
  };
  return (
    <>
      <div sx={buttonsStyle}>
        {children}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => setOpen(!isOpen)}
          sx={buttonStyle}
        >
          {t('filter')}
        </button>
      </div>
      <div id={formId} hidden={!isOpen} sx={wholeRow}>
        {isOpen && facets.status === 'ready' && (
          <FilterForm facets={facets.data} state={state} tag={tag} onChoose={choose} />
        )}
      </div>
      {facets.status === 'failed' && (
        <div sx={wholeRow}>
          <ErrorState retry={facets.retry} />
        </div>
      )}
      {isActive && facets.status !== 'failed' && (
        <div sx={wholeRow}>
          <FoundList
            state={state}
            tag={tag}
            facets={facets.status === 'ready' ? facets.data : undefined}
            onClear={() => choose(readFilter(''))}
          />
        </div>
      )}
    </>
  );
}
