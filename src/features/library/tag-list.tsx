import { LocalLink } from '../../i18n/local-link';

export interface TagData {
  readonly label: string;
  readonly slug: string;
}

interface Props {
  tags: readonly TagData[];
  lang?: string | undefined;
}

/** How a tag looks, as a link or as the current one. */
export const tagStyle = {
  display: 'inline-block',
  padding: '4px 14px',
  borderRadius: 'round',
  background: 'var(--yb-primarySoft)',
  color: 'primary',
  fontSize: 1,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': { background: 'var(--yb-primary)', color: 'onPrimary' },
} as const;

/** Tags, each leading to the games that carry it. */
export const TagList = ({ tags, lang }: Props) => (
  <ul lang={lang} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, padding: 0, listStyle: 'none' }}>
    {tags.map(({ label, slug }) => (
      <li key={slug}>
        <LocalLink to="tag" params={{ tag: slug }} sx={tagStyle}>
          {label}
        </LocalLink>
      </li>
    ))}
  </ul>
);
