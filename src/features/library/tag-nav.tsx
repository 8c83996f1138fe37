import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
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

const linkStyle = {
  ...chipStyle,
  whiteSpace: 'nowrap',
  [medium]: { whiteSpace: 'normal' },
} satisfies ThemeUIStyleObject;

const navStyle = {
  marginX: -4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingX: 4,
  paddingY: 4,
  [medium]: { paddingY: 5 },
} satisfies ThemeUIStyleObject;

const listStyle = {
  ...plainList,
  display: 'flex',
  gap: 2,
  width: 'max-content',
  [medium]: { flexWrap: 'wrap', width: 'auto' },
} satisfies ThemeUIStyleObject;

const countStyle = { fontSize: 0, fontVariantNumeric: 'tabular-nums' } satisfies ThemeUIStyleObject;

/** The tags of the library as links: one row to swipe on a phone, several rows on a desktop. */
export function TagNav({ tags, tag }: Props) {
  const t = useStrings('library');
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t('tags')} sx={navStyle}>
      <ul sx={listStyle}>
        <li>
          <LocalLink to="library" current={tag === null} sx={linkStyle}>
            {t('all')}
          </LocalLink>
        </li>
        {tags.map(({ label, slug, count }) => (
          <li key={slug}>
            <LocalLink to="tag" params={{ tag: slug }} current={slug === tag?.slug} sx={linkStyle}>
              {label} <span sx={countStyle}>{count}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
