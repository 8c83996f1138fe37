import type { ReactNode } from 'react';
import { useHydrated } from '../../client/use-hydrated';
import { matchRoute } from '../../routes';
import { inContent } from '../../ui/night-band';
import { ProfileView } from './profile-view';
import { RemoveAccountView } from './remove-account-view';
import { ProfileSkeleton } from './skeleton';

interface Props {
  pathname: string;
  /** What an address shows that is no page of the profile. */
  notFound: ReactNode;
}

const Content = ({ pathname, notFound }: Props) => {
  const { name, params: { id = '' } = {} } = matchRoute(pathname) ?? {};
  switch (name) {
    case 'profile':
      return <ProfileView />;
    case 'removeAccount':
      return <RemoveAccountView key={id} id={id} />;
    default:
      return <div sx={inContent}>{notFound}</div>;
  }
};

/** Fills every address under `/profile/`; before the page is alive it does not depend on which. */
export const ProfileShellView = (props: Props) => (
  // The footer stays out of sight while the page fills, so that it does not jump.
  <div sx={{ minHeight: '100vh', gridColumn: 'full' }}>
    {useHydrated() ? <Content {...props} /> : <ProfileSkeleton />}
  </div>
);
