import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { coarsePointer } from '../../theme/theme';
import { tagStyle } from '../../ui/tag-style';
import { directoryFragment } from './partner-directory/directory-fragment';

interface Props {
  tags: readonly string[];
  /** The same tags in Chinese. */
  tagKeys: readonly string[];
  lang: string | undefined;
}

/** Width of a phone. Replies to the greeting look like slips there, and tags are words with a dot between. */
const phone = '@container page (max-width: 559px)';

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 0,
  listStyle: 'none',
  [phone]: {
    gap: 0,
    marginInlineStart: '-8px',
    '& li': { display: 'flex', alignItems: 'center' },
    '& li + li::before': { content: '"·" / ""', color: 'muted' },
  },
} satisfies ThemeUIStyleObject;

const linkStyle = {
  ...tagStyle,
  minHeight: 28,
  textDecoration: 'none',
  '&:hover': { borderColor: 'currentColor' },
  [coarsePointer]: { minHeight: 'touch', paddingX: 4, borderRadius: 'round' },
  [phone]: {
    justifyContent: 'center',
    minWidth: 'touch',
    minHeight: 'touch',
    paddingX: 2,
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    color: 'muted',
  },
} satisfies ThemeUIStyleObject;

/** The tags of a partner, each of which leads to all partners who have it. */
export function TagLinks({ tags, tagKeys, lang }: Props) {
  const t = useStrings('partner-pages');
  return tags.length === 0 ? null : (
    <ul lang={lang} sx={listStyle}>
      {tags.map((tag, index) => (
        <li key={tag}>
          <LocalLink
            to="partners"
            suffix={directoryFragment({ tag: tagKeys[index] ?? tag })}
            label={t('tag-link', { tag })}
            sx={linkStyle}
          >
            {tag}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
