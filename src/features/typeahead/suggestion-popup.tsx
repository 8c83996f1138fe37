import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { useAnnouncement } from '../../platform/voice';
import { floatingStyle } from '../../ui/floating-style';
import type { Option, OptionGroup } from './options';
import { keepAt } from './place-popup';
import { SuggestionList } from './suggestion-list';
import type { FoundHits } from './use-local-hits';
import { optionId, useCombobox, type FieldState } from './use-search-field';

const popupStyle = {
  ...floatingStyle,
  position: 'fixed',
  right: 'auto',
  zIndex: 'popover',
  margin: 0,
  padding: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  textAlign: 'start',
} satisfies ThemeUIStyleObject;

/** Below its field, in a sheet that has nothing else. */
const inlineStyle = { marginTop: 3, marginX: -2 } satisfies ThemeUIStyleObject;

const noteStyle = {
  paddingX: 3,
  paddingY: 2,
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** The string that is said where nothing is found: whether there is another way to search. */
type NoneKey = 'none' | 'none-picked';

/** Says how many suggestions there are, or why there are none. */
function useSummary(found: FoundHits | undefined, count: number, none: NoneKey): string {
  const t = useStrings('typeahead');
  if (!found || found.query.trim() === '') return '';
  if (found.hasFailed) return t('failed');
  return count === 0 ? t(none) : t('found', { count });
}

/** Keeps the popup at its form while it is shown, and the active option in sight. */
function usePopupPlace(form: HTMLElement, isFloating: boolean, activeId: string | undefined) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFloating && popup.current) return keepAt(popup.current, form);
    return undefined;
  }, [isFloating, form]);
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return popup;
}

/** Options that answer what is typed: the others only lead on. */
const ANSWERS: ReadonlySet<Option['type']> = new Set(['hit', 'choices', 'hints'] as const);

interface Props {
  field: HTMLInputElement;
  /** The element that the list stands below, in which it lies in the document. */
  form: HTMLElement;
  /** The list stands in the page below its field, whoever has the focus. */
  isInline?: boolean;
  state: FieldState;
  /** The answer to the text of the field; undefined until it has come, and for an empty field. */
  found: FoundHits | undefined;
  groups: readonly OptionGroup[];
  /** Says in sight that there are no hits, where nothing else tells it. */
  saysNone: boolean;
  none?: NoneKey;
  /** Enter takes the first option where none is active: nothing is sent instead. */
  takesFirst?: boolean;
  onChoose: (option: Option) => void;
}

/** The suggestions of a field: an editable combobox with a list (ARIA Authoring Practices Guide). */
export function SuggestionPopup({
  field,
  form,
  isInline = false,
  state,
  found,
  groups,
  saysNone,
  none = 'none',
  takesFirst = false,
  onChoose,
}: Props) {
  const id = useId();
  const { query, open, close } = state;
  const isOpen = isInline || state.isOpen;
  const options = groups.flatMap((group) => group.options);
  const hits = options.filter(({ type }) => ANSWERS.has(type)).length;
  const summary = useSummary(found, hits, none);
  const isSaid = saysNone && hits === 0 && summary !== '';
  const isShown = isOpen && (options.length > 0 || isSaid);
  useAnnouncement(isOpen ? summary : '');
  const active = useCombobox(field, {
    ...{ listId: id, options, query, answer: found, isOpen, open, close, choose: onChoose },
    // Escape belongs to the sheet.
    isClosable: !isInline,
    takesFirst,
  });
  const activeId = active === undefined ? undefined : optionId(id, active);
  const popup = usePopupPlace(form, isShown && !isInline, activeId);
  if (!isShown) return null;
  return createPortal(
    <div ref={popup} sx={isInline ? inlineStyle : popupStyle}>
      {isSaid && <div sx={noteStyle}>{summary}</div>}
      {options.length > 0 && (
        <SuggestionList id={id} groups={groups} active={active} onChoose={onChoose} />
      )}
    </div>,
    form,
  );
}
