import { tagStyle } from '../../ui/tag-style';

interface Props {
  tags: readonly string[];
  lang: string | undefined;
}

/** What a partner is like, in a few words; nothing where there are none. */
export function Tags({ tags, lang }: Props) {
  return tags.length === 0 ? null : (
    <ul
      lang={lang}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'start',
        gap: 1,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {tags.map((tag) => (
        <li key={tag} sx={tagStyle}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
