import { useEffect } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { readStored } from '../../platform/storage';
import { useIdle } from '../../platform/loading/use-idle';
import { useLazy } from '../../platform/loading/use-lazy';
import type { TagData } from './tag-list';
import type { ListedTag } from './tag-nav';

function load() {
  return import('./list-filter-bar.lazy');
}

/** True when the visitor has chosen cards instead of rows. */
export function areCardsKept(): boolean {
  return readStored('localStorage', 'density', (text) => text === 'cards');
}

interface Props {
  /** The tag that the list is filtered by, or null for all games. */
  tag: TagData | null;
  /** Every tag of the library. */
  tags: readonly ListedTag[];
  /** The fragment of the address, with its `#`. */
  hash: string;
}

/** Their room is kept by what is around them. */
const placeStyle = { display: 'contents' } satisfies ThemeUIStyleObject;

/**
 * Loads the filter, the order and the density of a list once the browser is idle. A loaded page has the density
 * from the head (`kept-density.ts`).
 */
export function ListFilterBar(props: Props) {
  const { code } = useLazy(load, { when: useIdle() });
  useEffect(() => {
    document.documentElement.toggleAttribute('data-cards', areCardsKept());
  }, []);
  return <div sx={placeStyle}>{code && <code.ListFilterBar {...props} />}</div>;
}
