import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { medium, withoutScript } from '../../theme/theme';
import { fadingRowStyle } from '../../ui/fading-row-style';
import { chipStyle } from '../../ui/tag-style';
import { plainList } from './list-style';
import type { TagData } from './tag-list';

export interface ListedTag extends TagData {
  /** How many games carry it. */
  readonly count: number;
}

interface Props {
  /** Every tag of the library. */
  tags: readonly ListedTag[];
  /** The tag that the list is filtered by, or null for all games. */
  tag: TagData | null;
}

export const tagChipStyle = { ...chipStyle, whiteSpace: 'nowrap' } satisfies ThemeUIStyleObject;

/** A row of tags that gives way to those of a filter (`filter/tag-choices.tsx`). */
const navStyle = {
  ...fadingRowStyle,
  '[data-filtered] &': { display: 'none' },
} satisfies ThemeUIStyleObject;

export const tagListStyle = {
  ...plainList,
  display: 'flex',
  gap: 2,
  width: 'max-content',
  [withoutScript]: { [medium]: { flexWrap: 'wrap', width: 'auto' } },
} satisfies ThemeUIStyleObject;

export const tagCountStyle = {
  fontSize: 0,
  fontVariantNumeric: 'tabular-nums',
} satisfies ThemeUIStyleObject;

/** The tags in their order, but the one of this page first, where it is seen. */
export function withOwnFirst(
  tags: readonly ListedTag[],
  own: TagData | null,
): readonly ListedTag[] {
  const isOwn = ({ slug }: ListedTag): boolean => slug === own?.slug;
  return [...tags.filter(isOwn), ...tags.filter((tag) => !isOwn(tag))];
}

/** The tags of the library as links, in one row. */
export function TagNav({ tags, tag }: Props) {
  const t = useStrings('library');
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t('tags')} sx={navStyle}>
      <ul sx={tagListStyle}>
        <li>
          <LocalLink to="library" current={tag === null} sx={tagChipStyle}>
            {t('all')}
          </LocalLink>
        </li>
        {withOwnFirst(tags, tag).map(({ label, slug, count }) => (
          <li key={slug}>
            <LocalLink
              to="tag"
              params={{ tag: slug }}
              current={slug === tag?.slug}
              sx={tagChipStyle}
            >
              {label} <span sx={tagCountStyle}>{count}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
