import { readingStrings } from '../../i18n/bundles/reading-strings';
import { WithLateStrings } from '../../ui/with-late-strings';
import { CardButtons } from './card-buttons/card-buttons';
import { DensityButton } from './density-button';
import { FilteredList } from './filter/filtered-list';
import { ContinueReading } from './shelf/continue-reading';
import type { TagData } from './tag-list';

interface Props {
  tag: TagData | null;
  hash: string;
}

/** Filters, order and density of a list, the way back to what was read last, and the buttons of its cards. */
export function ListFilterBar({ tag, hash }: Props) {
  return (
    <WithLateStrings namespace="reading" bundles={readingStrings}>
      <FilteredList tag={tag} hash={hash}>
        <ContinueReading />
        <DensityButton />
      </FilteredList>
      <CardButtons />
    </WithLateStrings>
  );
}
