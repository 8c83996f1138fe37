import { readingStrings } from '../../i18n/bundles/reading-strings';
import { WithLateStrings } from '../../ui/with-late-strings';
import { CardButtons } from './card-buttons/card-buttons';
import { DensityButton } from './density-button';
import { FilteredList } from './filter/filtered-list';
import { ContinueReading } from './shelf/continue-reading';
import type { TagData } from './tag-list';
import type { ListedTag } from './tag-nav';

interface Props {
  tag: TagData | null;
  tags: readonly ListedTag[];
  hash: string;
}

/** Filters, order and density of a list, the way back to what was read last, and the buttons of its cards. */
export function ListFilterBar({ tag, tags, hash }: Props) {
  return (
    <WithLateStrings namespace="reading" bundles={readingStrings}>
      <FilteredList tag={tag} tags={tags} hash={hash}>
        <ContinueReading />
        <DensityButton />
      </FilteredList>
      <CardButtons />
    </WithLateStrings>
  );
}
