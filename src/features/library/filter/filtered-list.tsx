import { navigate } from 'gatsby';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { useHref } from '../../../links/local-link';
import { useLazy } from '../../../platform/loading/use-lazy';
import { announce } from '../../../platform/voice';
import { medium } from '../../../theme/theme';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import { panelStyle } from '../../../ui/card-style';
import { ErrorState } from '../../../ui/error-state';
import { FilterIcon } from '../../../ui/icons/filter';
import { wantsLittleMotion } from '../../../ui/reduced-motion';
import type { TagData } from '../tag-list';
import type { ListedTag } from '../tag-nav';
import { countUnfiltered } from './facet-values';
import { FilterForm } from './filter-form';
import { conditionsOf, filterFragment, readFilter, type FilterState } from './filter-state';
import { FoundList } from './found-list';
import { TagChoices } from './tag-choices';
import { useFacets } from './use-found-games';

interface Props {
  /** The tag of the page, or null for all games. */
  tag: TagData | null;
  /** Every tag of the library. */
  tags: readonly ListedTag[];
  /** The fragment of the address, with its `#`. */
  hash: string;
  /** Buttons beside that of the filter. */
  children: ReactNode;
}

/** Row below the tags on a phone, from edge to edge; elsewhere at the end of theirs. */
const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  minWidth: 0,
  [medium]: {
    flexWrap: 'nowrap',
    justifyContent: 'end',
    gridColumn: 2,
    gap: 2,
    maxWidth: '44vw',
  },
} satisfies ThemeUIStyleObject;

const filterButtonStyle = {
  ...quietButtonStyle,
  ...smallButton,
  flex: 'none',
  paddingX: 3,
  '&[aria-expanded="true"], &[data-chosen]': { backgroundColor: 'primary', color: 'onPrimary' },
} satisfies ThemeUIStyleObject;

const wholeRow = { gridColumn: '1 / -1', minWidth: 0 } satisfies ThemeUIStyleObject;

const formStyle = {
  ...panelStyle,
  ...wholeRow,
  marginTop: 2,
  paddingX: 5,
  paddingY: 4,
  '&[hidden]': { display: 'none' },
} satisfies ThemeUIStyleObject;

function loadSheet() {
  return import('./filter-sheet.lazy');
}

/** The state of a history entry whose list is another page than that of the entry before. */
const OPEN_FORM = { isFilterOpen: true } as const;

/** True when the tag of the page before was taken away in its form: the form stays open. */
function isFormCarriedOn(): boolean {
  const state: unknown = window.history.state;
  return state instanceof Object && Reflect.get(state, 'isFilterOpen') === OPEN_FORM.isFilterOpen;
}

/** The header of a desk and the room below it, under which the row of tools comes to stand. */
const ABOVE_TOOLS_PX = 80;

/**
 * Scrolls on so far that the row of tools stands below the header once the form is open: of what it finds, the first
 * names are in sight then. The button that was pressed stays in sight and keeps the focus.
 */
function useRoomBelowForm(button: RefObject<HTMLButtonElement | null>, isShown: boolean): void {
  useEffect(() => {
    const top = button.current?.getBoundingClientRect().top ?? 0;
    if (!isShown || top <= ABOVE_TOOLS_PX) return;
    window.scrollBy({
      top: top - ABOVE_TOOLS_PX,
      behavior: wantsLittleMotion() ? 'instant' : 'smooth',
    });
  }, [button, isShown]);
}

/** Returns the function that shows a filter: the page of its tag stays, as long as it is wanted. */
function useShowFilter(tag: TagData | null): (state: FilterState) => void {
  const library = useHref()('library', {});
  const { variant } = usePlace();
  return (state) => {
    if (tag && !state.tag.includes(tag.slug)) {
      navigate(library + filterFragment(state), variant === 'm' ? undefined : { state: OPEN_FORM });
      return;
    }
    const { pathname, search } = window.location;
    navigate(pathname + search + filterFragment(state, tag?.slug));
  };
}

/**
 * The filter of a list: its button, its form, a sheet on a phone, and in place of the list what it has found. It is kept
 * in the address alone, so that it can be sent to somebody and the way back leads to it.
 */
export function FilteredList({ tag, tags, hash, children }: Props) {
  const t = useStrings('reading');
  const { variant } = usePlace();
  const isSheet = variant === 'm';
  const formId = useId();
  const state = readFilter(hash, tag?.slug);
  const isActive = filterFragment(state, tag?.slug) !== '';
  const [isOpen, setOpen] = useState(() => !isSheet && isFormCarriedOn());
  const [openings, setOpenings] = useState(0);
  const facets = useFacets(isOpen || isActive);
  const close = (): void => setOpen(false);
  const { code, loadNow } = useLazy(loadSheet, { when: isSheet && isOpen, onFail: close });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-filtered', isActive);
    const opener = button.current;
    return () => {
      document.documentElement.removeAttribute('data-filtered');
      // What took the last condition away has gone with it.
      if (isActive && document.activeElement === document.body) {
        opener?.focus({ preventScroll: true });
      }
    };
  }, [isActive]);
  useRoomBelowForm(button, !isSheet && isOpen && facets.status === 'ready');
  const show = useShowFilter(tag);
  const choose = (next: FilterState): void => {
    show(next);
    // What was found says its number; the whole list, which comes back, says nothing by itself.
    const isWhole = isActive && filterFragment(next, tag?.slug) === '';
    if (isWhole && facets.status === 'ready') {
      const count = countUnfiltered(facets.data, tag?.slug);
      if (count !== undefined) announce(t('found', { count }), 'found');
    }
  };
  const chosen = conditionsOf(state, tag?.slug).length;
  const form = { state, tag, onChoose: choose };
  const known = facets.status === 'ready' ? facets.data : undefined;
  return (
    <>
      {isActive && <TagChoices tags={tags} facets={known} {...form} />}
      <div sx={buttonsStyle}>
        {children}
        <button
          ref={button}
          type="button"
          aria-haspopup={isSheet ? 'dialog' : undefined}
          aria-expanded={isSheet ? undefined : isOpen}
          aria-controls={isSheet ? undefined : formId}
          data-chosen={chosen > 0 || undefined}
          onPointerDown={isSheet ? loadNow : undefined}
          onClick={() => {
            setOpen(!isOpen);
            setOpenings(openings + 1);
          }}
          sx={filterButtonStyle}
        >
          <FilterIcon size={18} />
          {t('filter-short')}
          {chosen > 0 && ` ${chosen}`}
        </button>
      </div>
      {!isSheet && (
        <div
          id={formId}
          role="group"
          aria-label={t('filter')}
          hidden={!isOpen || facets.status !== 'ready'}
          sx={formStyle}
        >
          {isOpen && facets.status === 'ready' && <FilterForm facets={facets.data} {...form} />}
        </div>
      )}
      {isSheet && code && facets.status === 'ready' && (
        <code.FilterSheet
          key={openings}
          open={isOpen}
          onClose={close}
          facets={facets.data}
          {...form}
        />
      )}
      {facets.status === 'failed' && (
        <div sx={wholeRow}>
          <ErrorState retry={facets.retry} />
        </div>
      )}
      {isActive && facets.status !== 'failed' && (
        <div sx={wholeRow}>
          <FoundList
            state={state}
            pageTag={tag?.slug}
            facets={known}
            onChoose={choose}
            onClear={() => choose(readFilter('', tag?.slug))}
          />
        </div>
      )}
    </>
  );
}
