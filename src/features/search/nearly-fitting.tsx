import type { ThemeUIStyleObject } from 'theme-ui';
import { SESSION_CHOICES } from '../../contract/game-choice';
import { typeaheadStrings } from '../../i18n/bundles/typeahead-strings';
import { DOT } from '../../i18n/dot';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { gameChoicesIn } from '../../local-search/choices-in-query';
import { WithLateStrings } from '../../ui/with-late-strings';
import { hitKey, toHit } from './hit';
import { HitCard } from './hit-card';
import { hitList } from './hit-card-style';
import { useChoiceName } from './use-choice-name';
import type { FoundPages } from './use-search';

const groupStyle = { display: 'grid', gap: 3, marginTop: 4 } satisfies ThemeUIStyleObject;

const headingStyle = { fontSize: 3 } satisfies ThemeUIStyleObject;

const listStyle = { ...hitList, padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

const hitStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

type Nearly = NonNullable<FoundPages['nearly']>;

/** Says how games are that miss one choice: the next longer or shorter time, or just not that. */
function wayOf({ missing, instead }: Nearly): 'nearly-longer' | 'nearly-shorter' | 'nearly-other' {
  const [from, to] = [missing, instead].map((choice) =>
    SESSION_CHOICES.findIndex((slug) => slug === choice?.slug),
  );
  if (from === undefined || to === undefined || from < 0 || to < 0) return 'nearly-other';
  if (to === from + 1) return 'nearly-longer';
  return to === from - 1 ? 'nearly-shorter' : 'nearly-other';
}

interface Props {
  text: string;
  nearly: Nearly;
}

function Group({ text, nearly }: Props) {
  const t = useStrings('typeahead');
  const { locale } = usePlace();
  const nameOf = useChoiceName();
  const written = gameChoicesIn(text);
  const isMissing = ({ facet }: { readonly facet: string }) => facet === nearly.missing.facet;
  const names = (isOne: boolean): string =>
    written
      .filter((choice) => isMissing(choice) === isOne)
      .map(nameOf)
      .join(DOT);
  return (
    <section aria-labelledby="nearly" sx={groupStyle}>
      <h2 id="nearly" sx={headingStyle}>
        {t(wayOf(nearly), { missing: names(true), kept: names(false) })}
      </h2>
      <ul sx={listStyle}>
        {nearly.list
          .map((each) => toHit(each, locale))
          .map((hit) => (
            <li key={hitKey(hit)} sx={hitStyle}>
              <HitCard text={text} hit={hit} terms={[]} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Games that miss one of the choices of a search which hardly any game has all of; the heading says which one. */
export function NearlyFitting(props: Props) {
  return (
    <WithLateStrings namespace="typeahead" bundles={typeaheadStrings} waiting={null}>
      <Group {...props} />
    </WithLateStrings>
  );
}
