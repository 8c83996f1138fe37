import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { DarkHeroBand } from '../../ui/dark-hero-band';
import { PageTitle } from '../../ui/page-title';
import { PartnerGrid } from './partner-grid';

const headStyle = {
  '& header': { paddingY: 0 },
  '& header p': { color: 'nightMuted' },
  [wide]: { paddingBottom: 6 },
} satisfies ThemeUIStyleObject;

const listStyle = {
  position: 'relative',
  marginTop: -4,
  paddingBottom: 6,
  [wide]: { marginTop: -7 },
} satisfies ThemeUIStyleObject;

/** The cast: all partners. */
export function PartnersView({ partners }: { partners: readonly Queries.PartnerCardFragment[] }) {
  const t = useStrings('partner');
  return (
    <>
      <DarkHeroBand>
        <div sx={headStyle}>
          <PageTitle title={t('title')} lead={t('lead')} />
        </div>
      </DarkHeroBand>
      {/* The cast steps out of the night. */}
      <div sx={listStyle}>
        <PartnerGrid partners={partners} />
      </div>
    </>
  );
}
