import { Children, type ReactNode } from 'react';
import { useStrings } from '../i18n/use-strings';

/** The way from the library down to the page; its children are links. */
export const Breadcrumbs = ({ children }: { children: ReactNode }) => {
  const t = useStrings('common');
  return (
    <nav aria-label={t('breadcrumbs')} sx={{ paddingTop: 4, fontSize: 1, color: 'muted' }}>
      <ol sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, padding: 0, listStyle: 'none' }}>
        {Children.map(children, (child) => (
          <li
            sx={{
              '&:not(:last-of-type)::after': { content: '"/"', marginLeft: 2, opacity: 0.5 },
              '& a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
            }}
          >
            {child}
          </li>
        ))}
      </ol>
    </nav>
  );
};
