import { readingStrings } from '../../i18n/reading-strings';
import { WithLateStrings } from '../../ui/with-late-strings';
import { DensityButton } from './density-button';
import { FilteredList } from './filter/filtered-list';
import type { TagData } from './tag-list';

interface Props {
  tag: TagData | null;
  hash: string;
}

/** Filters, order and density of a list. */
export function ListTools({ tag, hash }: Props) {
  return (
    <WithLateStrings namespace="reading" bundles={readingStrings}>
      <FilteredList tag={tag} hash={hash}>
        <DensityButton />
      </FilteredList>
    </WithLateStrings>
  );
}
