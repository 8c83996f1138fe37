import { Link } from 'gatsby';
import type { ThemeUIStyleObject } from 'theme-ui';
import { crowdedWindow } from '../config/breakpoints-and-sizes';
import { useStrings } from '../i18n/use-strings';
import { twinOf } from '../routes';
import { insetFocusRing } from '../theme/focus-ring';
import { useQueryAndHash, type FrameProps } from './frame-props';

/** Windows that get the pc layout and are narrower than it (specification, section 2.6); paper is none of them. */
export const crowded = `@media screen and ${crowdedWindow}`;

/** Spread into what stays in sight while such a page is scrolled sideways. */
export const inWindow = { position: 'sticky', left: 0, width: '100vw' } as const;

const offerStyle = {
  display: 'none',
  [crowded]: {
    ...inWindow,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'touch',
    paddingX: 4,
    backgroundColor: 'primarySoft',
    color: 'primary',
    fontSize: 1,
    fontWeight: 'medium',
    '&:focus-visible': insetFocusRing,
  },
} satisfies ThemeUIStyleObject;

/** Offers the mobile variant where the window is narrower than the pc layout; by CSS alone, from the first frame. */
export function NarrowWindowOffer({ location }: Pick<FrameProps, 'location'>) {
  const t = useStrings('common');
  const suffix = useQueryAndHash(location);
  const twin = twinOf(location.pathname, 'm');
  if (twin === undefined) return null;
  return (
    <Link to={twin + suffix} data-variant="m" sx={offerStyle}>
      {t('offer-m')}
    </Link>
  );
}
