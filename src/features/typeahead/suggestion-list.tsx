import type { MouseEvent, ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../config/locales';
import { useStrings } from '../../i18n/use-strings';
import type { LocalHit } from '../../local-search/local-hit';
import { forcedColors } from '../../theme/theme';
import type { Option, OptionGroup } from './options';
import { optionId } from './use-search-field';

const groupStyle = {
  '& + &': { marginTop: 1, borderTop: '1px solid', borderColor: 'line', paddingTop: 1 },
} satisfies ThemeUIStyleObject;

const headingStyle = {
  paddingX: 3,
  paddingTop: 2,
  color: 'muted',
  fontSize: 0,
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

const optionStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  minHeight: 'touch',
  alignContent: 'center',
  paddingX: 3,
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
  [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
} satisfies ThemeUIStyleObject;

const markStyle = {
  backgroundColor: 'transparent',
  color: 'primary',
  fontWeight: 'bold',
  [forcedColors]: { color: 'inherit', textDecoration: 'underline' },
} satisfies ThemeUIStyleObject;

const gameStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const actionStyle = {
  color: 'primary',
  fontSize: 1,
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

function chineseLang(isChinese: boolean): string | undefined {
  return isChinese ? localeFacts.zh.tag : undefined;
}

/** A name with the pieces that fit marked. */
function MarkedName({ name, marks, isChinese }: LocalHit) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    pieces.push(name.slice(at, start));
    pieces.push(
      <mark key={start} sx={markStyle}>
        {name.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <span lang={chineseLang(isChinese)}>
      {pieces}
      {name.slice(at)}
    </span>
  );
}

function OptionText({ option }: { option: Option }) {
  const t = useStrings('typeahead');
  switch (option.type) {
    case 'hit':
      return (
        <>
          <MarkedName {...option.hit} />{' '}
          {option.hit.game && (
            <span lang={chineseLang(option.hit.game.isChinese)} sx={gameStyle}>
              {option.hit.game.name}
            </span>
          )}
        </>
      );
    case 'recent':
      return <span>{option.text}</span>;
    case 'clear':
      return <span sx={actionStyle}>{t('clear')}</span>;
    case 'all':
    case 'sentence':
      return <span sx={actionStyle}>{t(option.type, { text: option.text })}</span>;
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
          key={heading ?? 'rest'}
          role="group"
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
                <OptionText option={option} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
