import type { ThemeUIStyleObject } from 'theme-ui';
import { typeaheadStrings } from '../../i18n/bundles/typeahead-strings';
import { useStrings } from '../../i18n/use-strings';
import { hintsAskedIn } from '../../local-search/hints-in-query';
import { WithLateStrings } from '../../ui/with-late-strings';

/** Its place is there before its strings are. */
const placeStyle = { minHeight: 'touch' } satisfies ThemeUIStyleObject;

function Note() {
  const t = useStrings('typeahead');
  return <p sx={placeStyle}>{t('hints-note')}</p>;
}

/** Says where hints are to who asks for some and names no game. */
export function HintsNote({ text }: { text: string }) {
  if (hintsAskedIn(text) !== '') return null;
  return (
    <WithLateStrings
      namespace="typeahead"
      bundles={typeaheadStrings}
      waiting={<div sx={placeStyle} />}
    >
      <Note />
    </WithLateStrings>
  );
}
