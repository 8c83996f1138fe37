import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useHydrated } from '../../platform/use-hydrated';
import { useRequest } from '../../api-client/use-request';
import { matchRoute } from '../../routes';
import { ErrorState } from '../../ui/error-state';
import { inContent } from '../../ui/dark-hero-band';
import { ProfileView } from './profile-view';
import { ProfileSkeleton } from './skeleton';

interface Props {
  pathname: string;
  /** What an address shows that is no page of the profile. */
  notFound: ReactNode;
}

/** Few come here, so its code is not the profile's. */
function Removal({ id }: { id: string }) {
  const code = useRequest('account removal', () => import('./remove-account-view'));
  switch (code.status) {
    case 'loading':
      return <ProfileSkeleton />;
    case 'ready':
      return <code.data.RemoveAccountView key={id} id={id} />;
    case 'failed':
      return (
        <div sx={inContent}>
          <ErrorState retry={code.retry} />
        </div>
      );
  }
}

function Content({ pathname, notFound }: Props) {
  const { name, params: { id = '' } = {} } = matchRoute(pathname) ?? {};
  switch (name) {
    case 'profile':
      return <ProfileView />;
    case 'removeAccount':
      return <Removal id={id} />;
    default:
      return <div sx={inContent}>{notFound}</div>;
  }
}

const pageStyle = { minHeight: '100vh', gridColumn: 'full' } satisfies ThemeUIStyleObject;

/** Fills every address under `/profile/`; before the page is alive it does not depend on which. */
export function ProfileShellView(props: Props) {
  return (
    // The footer stays out of sight while the page fills, so that it does not jump.
    <div sx={pageStyle}>{useHydrated() ? <Content {...props} /> : <ProfileSkeleton />}</div>
  );
}
