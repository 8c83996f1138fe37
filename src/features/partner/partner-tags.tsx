import type { ThemeUIStyleObject } from 'theme-ui';
import { tagStyle } from '../../ui/tag-style';

interface Props {
  tags: readonly string[];
  lang: string | undefined;
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: 1,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

/** The tags of a partner; empty where there are none. */
export function PartnerTags({ tags, lang }: Props) {
  return tags.length === 0 ? null : (
    <ul lang={lang} sx={listStyle}>
      {tags.map((tag) => (
        <li key={tag} sx={tagStyle}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
