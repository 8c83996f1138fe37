import type { ThemeUIStyleObject } from 'theme-ui';
import { typeaheadStrings } from '../../i18n/bundles/typeahead-strings';
import { DOT } from '../../i18n/dot';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import {
  choicesAndRest,
  withoutChoice,
  type WrittenChoice,
} from '../../local-search/choices-in-query';
import { CloseIcon } from '../../ui/icons/close';
import { chipStyle } from '../../ui/tag-style';
import { WithLateStrings } from '../../ui/with-late-strings';
import { queryFor } from './search-value';
import { useChoiceName } from './use-choice-name';
import type { FoundPages } from './use-search';

/** Its place is there before its strings are. */
const placeStyle = { minHeight: 'touch' } satisfies ThemeUIStyleObject;

const readStyle = { display: 'grid', gap: 2 } satisfies ThemeUIStyleObject;

const noteStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

/** A choice that no game has beside the others. */
const leftOutStyle = {
  ...chipStyle,
  color: 'muted',
  backgroundColor: 'transparent',
  borderStyle: 'dashed',
} satisfies ThemeUIStyleObject;

const listStyle = {
  ...placeStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

interface ChipProps {
  name: string;
  /** The search without it. */
  rest: string;
  style?: ThemeUIStyleObject;
}

/** A condition of a search, which leads to the search without it. */
function Chip({ name, rest, style = chipStyle }: ChipProps) {
  const t = useStrings('typeahead');
  return (
    <li>
      <LocalLink
        to="search"
        suffix={queryFor(rest)}
        label={t('without-choice', { name })}
        sx={style}
      >
        {name}
        <CloseIcon size={14} />
      </LocalLink>
    </li>
  );
}

interface ChoicesProps {
  written: readonly WrittenChoice[];
  /** The tag that the search says beside them; empty where it says none. */
  tag: string;
  isMet: (choice: WrittenChoice) => boolean;
}

/** Choices and a tag, each a link to the search without it, and which of them the results are not. */
function Choices({ written, tag, isMet }: ChoicesProps) {
  const t = useStrings('typeahead');
  const nameOf = useChoiceName();
  const leftOut = written.filter((choice) => !isMet(choice));
  const names = leftOut.map(nameOf).join(DOT);
  return (
    <div sx={readStyle}>
      <ul aria-label={t('read-choices')} sx={listStyle}>
        {written.map((choice) => (
          <Chip
            key={choice.slug}
            name={nameOf(choice)}
            rest={withoutChoice(written, choice.slug, tag)}
            style={isMet(choice) ? chipStyle : leftOutStyle}
          />
        ))}
        {tag !== '' && <Chip name={tag} rest={withoutChoice(written, undefined)} />}
      </ul>
      {leftOut.length > 0 && <p sx={noteStyle}>{t('left-out', { choices: names })}</p>}
    </div>
  );
}

interface Props {
  text: string;
  /** The choices that the API has read. */
  choices: FoundPages['choices'];
}

/** Shows the choices of a game that a search was read as, and a tag beside them; nothing where it was not. */
export function ReadChoices({ text, choices }: Props) {
  const { choices: written, written: tag } = choicesAndRest(text);
  const isMet = ({ slug }: WrittenChoice) => choices.some((each) => each.slug === slug);
  if (!written.some(isMet)) return null;
  return (
    <WithLateStrings
      namespace="typeahead"
      bundles={typeaheadStrings}
      waiting={<div sx={placeStyle} />}
    >
      <Choices written={written} tag={tag} isMet={isMet} />
    </WithLateStrings>
  );
}
