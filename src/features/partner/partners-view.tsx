import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { useHydrated } from '../../platform/loading/use-hydrated';
import { useIdle } from '../../platform/loading/use-idle';
import { useLazy } from '../../platform/loading/use-lazy';
import { medium, wide, withoutScript } from '../../theme/theme';
import { DarkHeroBand } from '../../ui/dark-hero-band';
import { titleAtNight } from '../../ui/night-ground';
import { ErrorState } from '../../ui/error-state';
import { PageTitle } from '../../ui/page-title';
import { CardOverlay } from './partner-card';
import { FilterBarShape } from './partner-directory/filter-bar-shape';
import { PartnerGrid } from './partner-grid';

function load() {
  return import('./partner-directory/directory.lazy');
}

/** True when a fragment asks for some partners (`directory-fragment.ts`). */
function isFilter(hash: string): boolean {
  return /[#&](q|tag|game|page)=/.test(hash);
}

const headStyle = {
  ...titleAtNight,
  // Beside the stage, which hangs over the right half.
  [wide]: { paddingBottom: 6, '& header p': { maxWidth: '50%' } },
} satisfies ThemeUIStyleObject;

/** Keeps the height of the fields that come later. */
const barStyle = {
  minHeight: 104,
  marginTop: 4,
  [medium]: { minHeight: 52 },
  [withoutScript]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const listStyle = {
  position: 'relative',
  minHeight: '60vh',
  marginTop: -4,
  paddingBottom: 6,
  [wide]: { marginTop: -7 },
} satisfies ThemeUIStyleObject;

interface Props {
  partners: readonly Queries.PartnerCardFragment[];
  /** The fragment of the address: which partners are asked for. */
  hash: string;
}

/** The partner directory: all partners as the build knew them, or those that a visitor asks for. */
export function PartnersView({ partners, hash }: Props) {
  const t = useStrings('partner');
  const isFiltered = useHydrated() && isFilter(hash);
  const isIdle = useIdle();
  const { code, hasFailed, loadNow } = useLazy(load, { when: isIdle || isFiltered });
  return (
    <CardOverlay.Provider value={code?.drawOverCard}>
      <DarkHeroBand art="stage">
        <div sx={headStyle}>
          <PageTitle title={t('title')} lead={t('lead')} />
          <div sx={barStyle}>
            {code ? (
              <code.DirectoryBar partners={partners} hash={hash} />
            ) : (
              !hasFailed && <FilterBarShape />
            )}
          </div>
        </div>
      </DarkHeroBand>
      {/* The cast steps out of the night. */}
      <div sx={listStyle}>
        <div hidden={isFiltered}>
          <PartnerGrid partners={partners} />
        </div>
        {isFiltered && code && <code.DirectoryResults partners={partners} hash={hash} />}
        {isFiltered && hasFailed && <ErrorState retry={loadNow} />}
      </div>
    </CardOverlay.Provider>
  );
}
