import type { MouseEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { DOT } from '../../i18n/dot';
import { useStrings } from '../../i18n/use-strings';
import { insetFocusRing } from '../../theme/focus-ring';
import { FilterIcon } from '../../ui/icons/filter';
import { SearchIcon } from '../../ui/icons/search';
import { HitOption, OptionPicture } from './hit-option';
import type { Option, OptionGroup } from './options';
import { optionId } from './use-search-field';

const groupStyle = {
  '& + &': { marginTop: 1, borderTop: '1px solid', borderColor: 'line', paddingTop: 1 },
} satisfies ThemeUIStyleObject;

const headingStyle = {
  paddingX: 2,
  paddingTop: 2,
  color: 'muted',
  fontSize: 0,
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  columnGap: '10px',
  minHeight: 48,
  paddingX: 2,
  paddingY: 1,
  borderRadius: 'small',
  color: 'text',
  fontSize: 2,
  lineHeight: 'heading',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: 'primarySoft' },
} satisfies ThemeUIStyleObject;

const activeOptionStyle = {
  ...optionStyle,
  backgroundColor: 'primarySoft',
  ...insetFocusRing,
} satisfies ThemeUIStyleObject;

/** Stands where hits have their picture. */
const iconStyle = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  color: 'muted',
} satisfies ThemeUIStyleObject;

const actionStyle = {
  minWidth: 0,
  color: 'primary',
  fontSize: 1,
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

function SearchMark() {
  return (
    <span sx={iconStyle}>
      <SearchIcon size={18} />
    </span>
  );
}

function OptionContent({ option }: { option: Option }) {
  const t = useStrings('typeahead');
  switch (option.type) {
    case 'hit':
      return <HitOption hit={option.hit} />;
    case 'choices': {
      const choices = option.choices.map(({ slug }) => t(`choice-${slug}`)).join(DOT);
      return (
        <>
          <span sx={iconStyle}>
            <FilterIcon size={18} />
          </span>
          <span sx={actionStyle}>{t('choices', { choices })}</span>
        </>
      );
    }
    case 'recent':
      return (
        <>
          <SearchMark />
          <span>{option.text}</span>
        </>
      );
    case 'clear':
      return <span sx={actionStyle}>{t('clear')}</span>;
    case 'all':
    case 'sentence':
    case 'hints':
      return (
        <>
          <SearchMark />
          <span sx={actionStyle}>{t(option.type, { text: option.text })}</span>
        </>
      );
    case 'ask': {
      const { partner, text } = option;
      return (
        <>
          <OptionPicture picture={partner.picture} isFace />
          <span sx={actionStyle}>{t('ask', { name: partner.name, text })}</span>
        </>
      );
    }
  }
}

/** Keeps the focus in the field, and with it the list open. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

interface Props {
  /** The id of the list; those of the options follow from it. */
  id: string;
  groups: readonly OptionGroup[];
  /** The place of the active option among all of them. */
  active: number | undefined;
  onChoose: (option: Option) => void;
}

/** The list of a combobox. The focus stays in its field: keys are heard there. */
export function SuggestionList({ id, groups, active, onChoose }: Props) {
  const t = useStrings('typeahead');
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- Its field has the focus, and names the active option.
    <div id={id} role="listbox" aria-label={t('label')} onMouseDown={keepFocus}>
      {groups.map(({ heading, options, first }) => (
        <div
          key={first}
          role={heading && 'group'}
          aria-label={heading && t(heading)}
          sx={groupStyle}
        >
          {heading && (
            <div aria-hidden="true" sx={headingStyle}>
              {t(heading)}
            </div>
          )}
          {options.map((option, at) => {
            const own = first + at;
            return (
              // eslint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- As above.
              <div
                key={own}
                id={optionId(id, own)}
                role="option"
                aria-selected={own === active}
                onClick={() => onChoose(option)}
                sx={own === active ? activeOptionStyle : optionStyle}
              >
                <OptionContent option={option} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
