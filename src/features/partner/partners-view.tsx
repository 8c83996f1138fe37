import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { NightBand } from '../../ui/night-band';
import { PageTitle } from '../../ui/page-title';
import { PartnerGrid } from './partner-grid';

/** The cast: all partners. */
export const PartnersView = ({
  partners,
}: {
  partners: readonly Queries.PartnerCardFragment[];
}) => {
  const t = useStrings('partner');
  return (
    <>
      <NightBand>
        <div
          sx={{
            '& header': { paddingY: 0 },
            '& header p': { color: 'nightMuted' },
            [wide]: { paddingBottom: 6 },
          }}
        >
          <PageTitle title={t('title')} lead={t('lead')} />
        </div>
      </NightBand>
      {/* The cast steps out of the night. */}
      <div
        sx={{ position: 'relative', marginTop: -4, paddingBottom: 6, [wide]: { marginTop: -7 } }}
      >
        <PartnerGrid partners={partners} />
      </div>
    </>
  );
};
