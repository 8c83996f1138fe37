import { useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { selectStyle } from '../../ui/select-style';

interface Props<T extends string | number> {
  label: string;
  choices: readonly T[];
  chosen: T;
  /** Says a choice in words. */
  name: (choice: T) => string;
  onChoose: (choice: T) => void;
}

const placeStyle = {
  flex: '1 1 9em',
  minWidth: 0,
  maxWidth: '16em',
} satisfies ThemeUIStyleObject;

const listStyle = { ...selectStyle, fontSize: '1em' } satisfies ThemeUIStyleObject;

/** A list to choose one from, with its label above. */
export function ChoiceList<T extends string | number>({
  label,
  choices,
  chosen,
  name,
  onChoose,
}: Props<T>) {
  const id = useId();
  return (
    <div sx={placeStyle}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const next = choices[target.selectedIndex];
          if (next !== undefined) onChoose(next);
        }}
        sx={listStyle}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {name(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}
