import { LocalLink } from '../../links/local-link';
import { pageLinkStyle, Pagination, type PageLinkData } from '../../ui/pagination';

/** A link to one page of the list; the first page has no number in its address. */
function PageLink({ page, tag, text, ...rest }: PageLinkData & { tag: string | undefined }) {
  const shared = {
    sx: pageLinkStyle,
    current: rest.current,
    ...(rest.label !== undefined && { label: rest.label }),
  };
  const number = String(page);
  if (tag === undefined) {
    return page === 1 ? (
      <LocalLink to="library" {...shared}>
        {text}
      </LocalLink>
    ) : (
      <LocalLink to="libraryPage" params={{ page: number }} {...shared}>
        {text}
      </LocalLink>
    );
  }
  return page === 1 ? (
    <LocalLink to="tag" params={{ tag }} {...shared}>
      {text}
    </LocalLink>
  ) : (
    <LocalLink to="tagPage" params={{ tag, page: number }} {...shared}>
      {text}
    </LocalLink>
  );
}

interface Props {
  page: number;
  pages: number;
  tag: string | undefined;
}

/** The pages of the library list, whole or by tag. */
export function LibraryPages({ page, pages, tag }: Props) {
  return (
    <Pagination page={page} pages={pages}>
      {(link) => <PageLink {...link} tag={tag} />}
    </Pagination>
  );
}
