import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors } from '../../../theme/theme';
import { colors } from '../../../theme/colors';
import { ChevronDownIcon } from '../../../ui/icons/chevron-down';
import { visuallyHidden } from '../../../ui/visually-hidden';
import type { FilterOption } from './filter-options';

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
  appearance: 'none',
  width: '100%',
  minHeight: 48,
  paddingInlineStart: '14px',
  paddingInlineEnd: '32px',
  border: '1px solid rgb(211 203 238 / 55%)',
  borderRadius: 'round',
  backgroundColor: 'surface',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:focus-visible': { outline: 'none', boxShadow: `0 0 0 4px ${colors.amber}` },
  [forcedColors]: { borderColor: 'CanvasText' },
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
