import type { ThemeUIStyleObject } from 'theme-ui';
import { ChevronDownIcon } from '../../../ui/icons/chevron-down';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { filterFieldStyle } from './filter-bar-style';

/** A value to choose, in the language of the page. */
interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Set where the label had to stay Chinese. */
  readonly lang: string | undefined;
}

function once(options: readonly FilterOption[]): FilterOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** Lists the tags of all partners, in their order; the Chinese tag is the value in every language. */
export function tagOptions(partners: readonly Queries.PartnerCardFragment[]): FilterOption[] {
  return once(
    partners.flatMap(({ zh, text }) =>
      zh.tags.map((value, index) => ({
        value,
        label: text.tags[index] ?? value,
        lang: fallbackLang(text, 'tags'),
      })),
    ),
  );
}

/** Lists the games that the partners know, in their order. */
export function gameOptions(partners: readonly Queries.PartnerCardFragment[]): FilterOption[] {
  return once(
    partners.flatMap(({ games }) =>
      games.map(({ gameId, text }) => ({
        value: gameId,
        label: text.name,
        lang: fallbackLang(text, 'name'),
      })),
    ),
  );
}

interface Props {
  label: string;
  /** The text while nothing is chosen. */
  any: string;
  options: readonly FilterOption[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const placeStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  color: 'text',
  '& svg': {
    position: 'absolute',
    insetInlineEnd: '14px',
    color: 'muted',
    pointerEvents: 'none',
  },
} satisfies ThemeUIStyleObject;

const selectStyle = {
  ...filterFieldStyle,
  appearance: 'none',
  width: '100%',
  paddingInlineStart: '14px',
  paddingInlineEnd: '32px',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { borderColor: 'amber' },
} satisfies ThemeUIStyleObject;

const chosenStyle = {
  ...selectStyle,
  backgroundColor: 'primarySoft',
  color: 'primary',
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

/** One of several values, or none of them. */
export function FilterSelect({ label, any, options, value, onChange }: Props) {
  // An address may name what came after the build.
  const isUnknown = value !== undefined && options.every((option) => option.value !== value);
  return (
    <label sx={placeStyle}>
      <span sx={visuallyHidden}>{label}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
        sx={value === undefined ? selectStyle : chosenStyle}
      >
        <option value="">{any}</option>
        {isUnknown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} />
    </label>
  );
}
