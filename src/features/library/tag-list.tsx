import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { coarsePointer } from '../../theme/theme';
import { tagStyle } from '../../ui/tag-style';
import { plainList } from './list-style';

export interface TagData {
  readonly label: string;
  readonly slug: string;
}

interface Props {
  tags: readonly TagData[];
  lang?: string | undefined;
}

const rowStyle = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
} satisfies ThemeUIStyleObject;

const linksStyle = { ...rowStyle, columnGap: 4 } satisfies ThemeUIStyleObject;

/** A word and no pill: the buttons below it are what the page is for. */
const nightLinkStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  color: 'nightMuted',
  fontSize: 1,
  textUnderlineOffset: '0.25em',
  '&:hover': { color: 'amber' },
  [coarsePointer]: { minHeight: 'touch' },
} satisfies ThemeUIStyleObject;

const itemStyle = { maxWidth: '100%' } satisfies ThemeUIStyleObject;

/** Tags on a dark ground, each a link to the games that carry it. */
export function TagList({ tags, lang }: Props) {
  return (
    tags.length > 0 && (
      <ul lang={lang} sx={linksStyle}>
        {tags.map(({ label, slug }) => (
          <li key={slug} sx={itemStyle}>
            <LocalLink to="tag" params={{ tag: slug }} sx={nightLinkStyle}>
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
  ...rowStyle,
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
