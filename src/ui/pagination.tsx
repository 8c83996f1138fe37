import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../i18n/use-strings';
import { edge } from '../theme/colors';
import { forcedColors } from '../theme/theme';
import { selectedInForcedColors } from './button-style';

/** How many pages are shown on either side of the current one. */
const NEIGHBOURS = 1;

/**
 * The page numbers that a list of pages shows: the first, the last and those around the current one.
 * `null` stands for what is left out between them; a single page is never left out.
 */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const isShown = (each: number): boolean =>
    each === 1 || each === pages || Math.abs(each - page) <= NEIGHBOURS;
  const isLoneGap = (each: number): boolean =>
    !isShown(each) && isShown(each - 1) && isShown(each + 1);
  return all.flatMap((each) => {
    if (isShown(each) || isLoneGap(each)) return [each];
    return isShown(each - 1) ? [null] : [];
  });
}

/** A link to a page of a list; the current one has `aria-current`. */
export const pageLinkStyle = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 'touch',
  minHeight: 'touch',
  paddingX: 3,
  border: `1px solid ${edge}`,
  borderRadius: 'round',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'raised' },
  '&[aria-current]': { backgroundColor: 'primary', color: 'onPrimary', fontWeight: 'bold' },
  [forcedColors]: { '&[aria-current]': selectedInForcedColors },
} satisfies ThemeUIStyleObject;

export interface PageLinkData {
  readonly page: number;
  readonly current: boolean;
  /** Says more than the text of the link, where that is a number. */
  readonly label: string | undefined;
  readonly text: string;
}

interface Props {
  page: number;
  pages: number;
  /** Draws a link in {@link pageLinkStyle}: only the list knows the addresses of its pages. */
  children: (link: PageLinkData) => ReactNode;
}

const navStyle = { marginTop: 6 } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const gapStyle = {
  ...pageLinkStyle,
  minWidth: 24,
  paddingX: 1,
  border: 0,
  '&:hover': {},
} satisfies ThemeUIStyleObject;

/** The pages of a list: first, last, the neighbours, and the steps between. */
export function Pagination({ page, pages, children: draw }: Props) {
  const t = useStrings('common');
  if (pages < 2) return null;
  const step = (to: number, text: string) =>
    draw({ page: to, current: false, label: undefined, text });
  return (
    <nav aria-label={t('pages')} sx={navStyle}>
      <ul sx={listStyle}>
        {page > 1 && <li>{step(page - 1, t('previous'))}</li>}
        {pagesShown(page, pages).map((each, index) =>
          each === null ? (
            <li key={`gap ${index}`} aria-hidden="true" sx={gapStyle}>
              …
            </li>
          ) : (
            <li key={each}>
              {draw({
                page: each,
                current: each === page,
                label: t('page-number', { page: each }),
                text: String(each),
              })}
            </li>
          ),
        )}
        {page < pages && <li>{step(page + 1, t('next'))}</li>}
      </ul>
    </nav>
  );
}
