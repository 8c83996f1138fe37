import { useStrings } from '../../i18n/use-strings';
import { PageTitle } from '../../ui/page-title';
import { PartnerGrid } from './partner-grid';

/** Pictures above the fold: a row on a desk, two on a phone. */
const FIRST_PICTURES = 4;

/** All partners. */
export const PartnersView = ({
  partners,
}: {
  partners: readonly Queries.PartnerCardFragment[];
}) => {
  const t = useStrings('partner');
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <PartnerGrid partners={partners} heading="h2" firstPictures={FIRST_PICTURES} />
    </>
  );
};
