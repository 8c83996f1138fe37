import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { PageCrashFallback } from '../../ui/page-crash-fallback';
import { EmptyState } from '../../ui/empty-state';
import { inContent } from '../../ui/night-ground';
import { needsScript, Skeleton } from '../../ui/skeleton';
import { headingAvatar, ProfileHeading } from './profile-heading';

/** The body of a profile page, beneath the heading. */
export const body = {
  ...inContent,
  paddingTop: 5,
  [wide]: { paddingTop: 6 },
} satisfies ThemeUIStyleObject;

/** A skeleton bar on the dark ground. */
const barStyle = { backgroundColor: 'rgb(255 255 255 / 14%)' } satisfies ThemeUIStyleObject;

const titleStyle = {
  ...needsScript,
  width: 220,
  [medium]: { width: 340 },
} satisfies ThemeUIStyleObject;

/** The skeleton of every profile page. It does not depend on the address, so the build can render it. */
export function ProfileSkeleton() {
  const t = useStrings('profile');
  return (
    <>
      <ProfileHeading
        avatar={
          <div sx={headingAvatar}>
            <Skeleton width="2em" height="2em" round sx={barStyle} />
          </div>
        }
        title={
          <div sx={titleStyle}>
            <Skeleton height={36} sx={barStyle} />
          </div>
        }
      />
      <div sx={body}>
        <noscript>
          <EmptyState title={t('needs-script')} />
        </noscript>
        <PageCrashFallback />
        <div sx={needsScript}>
          <Skeleton height={420} />
        </div>
      </div>
    </>
  );
}
