import type { ThemeUIStyleObject } from 'theme-ui';
import { typeaheadStrings } from '../../i18n/bundles/typeahead-strings';
import { DOT } from '../../i18n/dot';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import {
  gameChoicesIn,
  withoutChoice,
  type WrittenChoice,
} from '../../local-search/choices-in-query';
import { CloseIcon } from '../../ui/icons/close';
import { chipStyle } from '../../ui/tag-style';
import { WithLateStrings } from '../../ui/with-late-strings';
import { queryFor } from './search-value';
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

interface ChoicesProps {
  written: readonly WrittenChoice[];
  isMet: (choice: WrittenChoice) => boolean;
}

/** Choices, each a link to the search without it, and which of them the results are not. */
function Choices({ written, isMet }: ChoicesProps) {
  const t = useStrings('typeahead');
  // A mood has many words, and the visitor's own says best what was meant; a partner says it too.
  const nameOf = ({ facet, slug, written: own }: WrittenChoice) =>
    facet === 'mood' ? own : t(`choice-${slug}`);
  const leftOut = written.filter((choice) => !isMet(choice));
  const names = leftOut.map(nameOf).join(DOT);
  return (
    <div sx={readStyle}>
      <ul aria-label={t('read-choices')} sx={listStyle}>
        {written.map((choice) => {
          const name = nameOf(choice);
          return (
            <li key={choice.slug}>
              <LocalLink
                to="search"
                suffix={queryFor(withoutChoice(written, choice.slug))}
                label={t('without-choice', { name })}
                sx={isMet(choice) ? chipStyle : leftOutStyle}
              >
                {name}
                <CloseIcon size={14} />
              </LocalLink>
            </li>
          );
        })}
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

/** Shows the choices of a game that a search was read as; nothing where it was not. */
export function ReadChoices({ text, choices }: Props) {
  const written = gameChoicesIn(text);
  const isMet = ({ slug }: WrittenChoice) => choices.some((each) => each.slug === slug);
  if (!written.some(isMet)) return null;
  return (
    <WithLateStrings
      namespace="typeahead"
      bundles={typeaheadStrings}
      waiting={<div sx={placeStyle} />}
    >
      <Choices written={written} isMet={isMet} />
    </WithLateStrings>
  );
}
