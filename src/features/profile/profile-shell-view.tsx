import type { ReactNode } from 'react';
import { useHydrated } from '../../client/use-hydrated';
import { useStrings } from '../../i18n/use-strings';
import { matchRoute } from '../../routes';
import { Message } from '../../ui/message';
import { needsScript, Skeleton } from '../../ui/skeleton';
import { ProfileView, RemoveAccountView } from './profile-view';

/** Knows nothing of the address, so that the build can make it. */
const ProfileSkeleton = () => {
  const t = useStrings('profile');
  return (
    <>
      <noscript>
        <div sx={{ marginY: 7 }}>
          <Message title={t('needs-script')} />
        </div>
      </noscript>
      <div sx={{ ...needsScript, display: 'grid', gap: 6, paddingTop: 7 }}>
        <Skeleton width="30%" height={48} />
        <Skeleton height={420} />
      </div>
    </>
  );
};

interface Props {
  pathname: string;
  /** What an address shows that is no page of the profile. */
  notFound: ReactNode;
}

const Content = ({ pathname, notFound }: Props) => {
  switch (matchRoute(pathname)?.name) {
    case 'profile':
      return <ProfileView />;
    case 'removeAccount':
      return <RemoveAccountView />;
    default:
      return notFound;
  }
};

/** Fills every address under `/profile/`; before the page is alive it does not depend on which. */
export const ProfileShellView = (props: Props) => (
  <div sx={{ minHeight: '70vh' }}>
    {useHydrated() ? <Content {...props} /> : <ProfileSkeleton />}
  </div>
);
