import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { schemeVariables } from '../../theme/colors';
import { contentColumn } from '../../ui/content-column';
import { needsScript, Skeleton } from '../../ui/skeleton';
import { PartnerBanner } from './partner-banner';

const partStyle = { display: 'grid', gap: 4, marginTop: 6 } satisfies ThemeUIStyleObject;

const loadingStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

/** The skeleton of a section of the page. */
export function PartSkeleton() {
  const t = useStrings('common');
  return (
    <div sx={partStyle}>
      <p role="status" sx={loadingStyle}>
        {t('loading')}
      </p>
      <Skeleton height={180} />
      <Skeleton height={180} />
    </div>
  );
}

const pageStyle = {
  ...needsScript,
  gridColumn: 'full',
  minHeight: '100vh',
} satisfies ThemeUIStyleObject;

const headStyle = {
  ...contentColumn,
  ...schemeVariables({
    raised: 'rgb(255 255 255 / 14%)',
    surface: 'rgb(255 255 255 / 30%)',
  }),
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 298,
  [medium]: { gap: 6 },
  [wide]: { height: 500 },
} satisfies ThemeUIStyleObject;

const portraitStyle = { [wide]: { minWidth: 280, minHeight: 420 } } satisfies ThemeUIStyleObject;

const wordsStyle = { display: 'grid', gap: 3, flex: '1 1 auto' } satisfies ThemeUIStyleObject;

/** The skeleton of a whole page. Does not depend on the address, so that the build can render it. */
export function PartnerSkeleton() {
  return (
    <div sx={pageStyle}>
      <PartnerBanner>
        {/* As high as the heading with its links above and below. */}
        <div sx={headStyle}>
          <Skeleton width={108} height={144} sx={portraitStyle} />
          <div sx={wordsStyle}>
            <Skeleton width="40%" height={48} />
            <Skeleton width="70%" height={22} />
          </div>
        </div>
      </PartnerBanner>
      <div sx={contentColumn}>
        <PartSkeleton />
      </div>
    </div>
  );
}
