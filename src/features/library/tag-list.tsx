import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { chipStyle, tagStyle } from '../../ui/tag-style';
import { plainList } from './list-style';

export interface TagData {
  readonly label: string;
  readonly slug: string;
}

interface Props {
  tags: readonly TagData[];
  lang?: string | undefined;
}

const listStyle = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
} satisfies ThemeUIStyleObject;

const nightChip = {
  ...chipStyle,
  borderColor: 'rgb(255 255 255 / 35%)',
  backgroundColor: 'rgb(21 16 48 / 55%)',
  color: 'onNight',
  '&:hover': { borderColor: 'amber', color: 'amber' },
} satisfies ThemeUIStyleObject;

const itemStyle = { maxWidth: '100%' } satisfies ThemeUIStyleObject;

/** Tags on a dark ground, each a link to the games that carry it. */
export function TagList({ tags, lang }: Props) {
  return (
    tags.length > 0 && (
      <ul lang={lang} sx={listStyle}>
        {tags.map(({ label, slug }) => (
          <li key={slug} sx={itemStyle}>
            <LocalLink to="tag" params={{ tag: slug }} sx={nightChip}>
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    )
  );
}

interface TagWordsProps {
  tags: readonly string[];
  lang: string | undefined;
}

/** Row at the foot of its card, as high as the tags themselves where the rest of the card leaves more room. */
const wordsStyle = {
  ...listStyle,
  alignItems: 'start',
  alignSelf: 'end',
  gap: 1,
  minWidth: 0,
} satisfies ThemeUIStyleObject;

/** Tags of a card, without links. */
export function TagWords({ tags, lang }: TagWordsProps) {
  return (
    tags.length > 0 && (
      <ul lang={lang} sx={wordsStyle}>
        {tags.map((tag, index) => (
          <li key={index} sx={tagStyle}>
            {tag}
          </li>
        ))}
      </ul>
    )
  );
}
