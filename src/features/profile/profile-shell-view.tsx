import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useHydrated } from '../../platform/loading/use-hydrated';
import { useLazy } from '../../platform/loading/use-lazy';
import { matchRoute } from '../../routes';
import { ErrorState } from '../../ui/error-state';
import { inContent } from '../../ui/night-ground';
import { ProfileView } from './profile-view';
import { ProfileSkeleton } from './profile-skeleton';

interface Props {
  pathname: string;
  /** Shown for an address that is no profile page. */
  notFound: ReactNode;
  /** Card of what the visitor has to be asked or told as a user of the site. */
  news: ReactNode;
  /** The strip of the shelf on the profile. */
  shelf: ReactNode;
}

function loadRemoval() {
  return import('./remove-account-view.lazy');
}

/** Account removal; a chunk of its own, because few visitors need it. */
function Removal({ id }: { id: string }) {
  const { code, hasFailed, loadNow } = useLazy(loadRemoval);
  if (hasFailed) {
    return (
      <div sx={inContent}>
        <ErrorState retry={loadNow} />
      </div>
    );
  }
  return code ? <code.RemoveAccountView key={id} id={id} /> : <ProfileSkeleton />;
}

function Content({ pathname, notFound, news, shelf }: Props) {
  const { name, params: { id = '' } = {} } = matchRoute(pathname) ?? {};
  switch (name) {
    case 'profile':
      return <ProfileView news={news} shelf={shelf} />;
    case 'removeAccount':
      return <Removal id={id} />;
    default:
      return <div sx={inContent}>{notFound}</div>;
  }
}

const pageStyle = { minHeight: '100vh', gridColumn: 'full' } satisfies ThemeUIStyleObject;

/** The view of every address under `/profile/`. Until hydration it is the same for all of them. */
export function ProfileShellView(props: Props) {
  return (
    // Keeps the footer below the fold while the page loads, so that it does not jump.
    <div sx={pageStyle}>{useHydrated() ? <Content {...props} /> : <ProfileSkeleton />}</div>
  );
}
