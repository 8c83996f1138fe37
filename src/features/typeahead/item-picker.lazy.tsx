import { useId, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import type { LocalHit } from '../../local-search/local-hit';
import { boxFocusRing, withoutFocusRing } from '../../theme/focus-ring';
import { SearchIcon } from '../../ui/icons/search';
import { selectLabelStyle } from '../../ui/select-style';
import { hitOptions, numberOptions, type Option, type OptionGroup } from './options';
import type { ItemPickerProps } from './picker-offers';
import { SuggestionPopup } from './suggestion-popup';
import { useLocalHits } from './use-local-hits';
import { useSearchField } from './use-search-field';

/** More than any name has, and less than a search would take. */
const LONGEST_NAME = 64;

const placeStyle = { width: 'min(380px, 100%)' } satisfies ThemeUIStyleObject;

/** Clear of the ring of the focus around the box. */
const labelStyle = { ...selectLabelStyle, marginBottom: 2 } satisfies ThemeUIStyleObject;

const boxStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 'touch',
  paddingX: 3,
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'medium',
  backgroundColor: 'surface',
  color: 'muted',
  textAlign: 'start',
  ...boxFocusRing,
} satisfies ThemeUIStyleObject;

const fieldStyle = {
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 42,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'text',
  fontSize: 2,
  '&::placeholder': { color: 'muted', opacity: 1 },
  ...withoutFocusRing,
} satisfies ThemeUIStyleObject;

/** Shows an offer as the hits beside it. */
function toHit(offer: ItemPickerProps['offers'][number]['items'][number]): LocalHit {
  return { ...offer, marks: [], alsoNamed: undefined, section: undefined, partner: undefined };
}

function offeredGroups(offers: ItemPickerProps['offers']): OptionGroup[] {
  return numberOptions(
    offers.map(({ heading, items }) => ({
      heading,
      options: items.map((offer): Option => ({ type: 'hit', hit: toHit(offer) })),
    })),
  );
}

/** Empties the field; whoever follows it hears of it as if it had been typed. */
function clear(field: HTMLInputElement): void {
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface SuggestionsProps extends ItemPickerProps {
  field: HTMLInputElement;
  box: HTMLElement;
}

function PickerSuggestions({ field, box, kinds, taken, offers, onPick }: SuggestionsProps) {
  const { locale } = usePlace();
  const state = useSearchField(field);
  const { query, close } = state;
  const isBlank = query.trim() === '';
  const answer = useLocalHits(query, locale);
  const found = isBlank ? undefined : answer;
  const isPickable = ({ kind, id }: LocalHit): boolean =>
    kinds.some((each) => each === kind) && !taken.includes(id);
  const hits = hitOptions(found?.hits.filter(isPickable) ?? []);
  const groups = isBlank
    ? offeredGroups(offers)
    : numberOptions([{ heading: undefined, options: hits }]);
  const choose = (option: Option): void => {
    if (option.type !== 'hit') return;
    const { kind, id } = option.hit;
    const picked = kinds.find((each) => each === kind);
    clear(field);
    close();
    if (picked) onPick(picked, id);
  };
  return (
    <SuggestionPopup
      field={field}
      form={box}
      state={state}
      found={found}
      groups={groups}
      saysNone
      none="none-picked"
      takesFirst
      onChoose={choose}
    />
  );
}

/** The field of a picker, with its suggestions. */
export function ItemPickerField(props: ItemPickerProps) {
  const t = useStrings('typeahead');
  const id = useId();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  return (
    <div sx={placeStyle}>
      <label htmlFor={id} sx={labelStyle}>
        {props.label}
      </label>
      <div ref={setBox} sx={boxStyle}>
        <SearchIcon size={18} />
        <input
          ref={setField}
          id={id}
          type="text"
          maxLength={LONGEST_NAME}
          placeholder={t('pick')}
          autoComplete="off"
          enterKeyHint="done"
          sx={fieldStyle}
        />
        {field && box && <PickerSuggestions {...props} field={field} box={box} />}
      </div>
    </div>
  );
}
