import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { keyframes } from '../../theme/keyframes';
import { medium, withoutScript } from '../../theme/theme';
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

/** Moves the mask, which is wider than the row: the fade of an end that has nothing more lies outside, in between both are half seen. */
const fade = keyframes({ to: { maskPosition: 0 } });

/**
 * An end fades out where there are more tags behind it. A browser that cannot tell by the scroll position fades the last
 * end, which the last tag keeps clear of.
 */
export const tagRowStyle = {
  minWidth: 0,
  marginLeft: -4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the ring of a tag, and for one that has the focus, the last one too, before the end that fades.
  padding: '6px 28px 6px 16px',
  scrollPaddingInline: 28,
  mask: 'linear-gradient(90deg, #0000, #000 24px calc(100% - 24px), #0000) -24px/calc(100% + 24px)',
  animation: `${fade} linear`,
  animationTimeline: 'scroll(self x)',
  // Without a script no filter lists them all, and not every mouse scrolls sideways.
  [withoutScript]: { scrollbarWidth: 'thin' },
} satisfies ThemeUIStyleObject;

/** A row of tags that gives way to those of a filter (`filter/tag-choices.tsx`). */
const navStyle = {
  ...tagRowStyle,
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
