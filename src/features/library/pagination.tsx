import type { ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link';
import { useStrings } from '../../i18n/use-strings';
import { pagesShown } from './pages-shown';

interface LinkProps {
  page: number;
  tag: string | undefined;
  current?: boolean;
  label?: string;
  children: ReactNode;
}

const linkStyle = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  paddingX: 3,
  borderRadius: 'round',
  textDecoration: 'none',
  '&:hover': { background: 'var(--yb-raised)' },
  '&[aria-current]': { background: 'var(--yb-primary)', color: 'onPrimary', fontWeight: 'bold' },
} as const;

/** A link to one page of a list; the first page has no number in its address. */
const PageLink = ({ page, tag, children, ...rest }: LinkProps) => {
  const number = String(page);
  if (tag === undefined) {
    return page === 1 ? (
      <LocalLink to="library" sx={linkStyle} {...rest}>
        {children}
      </LocalLink>
    ) : (
      <LocalLink to="libraryPage" params={{ page: number }} sx={linkStyle} {...rest}>
        {children}
      </LocalLink>
    );
  }
  return page === 1 ? (
    <LocalLink to="tag" params={{ tag }} sx={linkStyle} {...rest}>
      {children}
    </LocalLink>
  ) : (
    <LocalLink to="tagPage" params={{ tag, page: number }} sx={linkStyle} {...rest}>
      {children}
    </LocalLink>
  );
};

interface Props {
  page: number;
  pages: number;
  tag: string | undefined;
}

/** The pages of a list: first, last, the neighbours, and the steps between. */
export const Pagination = ({ page, pages, tag }: Props) => {
  const t = useStrings('common');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} sx={{ marginTop: 6 }}>
      <ul
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 1,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {page > 1 && (
          <li>
            <PageLink page={page - 1} tag={tag}>
              {t('previous')}
            </PageLink>
          </li>
        )}
        {pagesShown(page, pages).map((each, index) => (
          <li key={each ?? `gap ${String(index)}`}>
            {each === null ? (
              <span aria-hidden="true" sx={{ ...linkStyle, '&:hover': {} }}>
                …
              </span>
            ) : (
              <PageLink
                page={each}
                tag={tag}
                current={each === page}
                label={t('page-number', { page: each })}
              >
                {each}
              </PageLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <PageLink page={page + 1} tag={tag}>
              {t('next')}
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
};
