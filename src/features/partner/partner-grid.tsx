import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { Message } from '../../ui/message';
import { PartnerCard } from './partner-card';

interface Props {
  partners: readonly Queries.PartnerCardFragment[];
  /** One below the heading that the list stands under. */
  heading?: 'h2' | 'h3';
  /** How many of the first pictures are fetched at once. */
  firstPictures?: number;
}

/** Partners side by side, as many as the frame has room for; says so when there are none. */
export const PartnerGrid = ({ partners, heading = 'h3', firstPictures = 0 }: Props) => {
  const t = useStrings('partner');
  if (partners.length === 0) return <Message title={t('empty-title')} text={t('empty-text')} />;
  return (
    <ul
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: 3,
        padding: 0,
        listStyle: 'none',
        [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 4 },
      }}
    >
      {partners.map((partner, index) => (
        <li key={partner.characterId} sx={{ display: 'grid' }}>
          <PartnerCard partner={partner} heading={heading} first={index < firstPictures} />
        </li>
      ))}
    </ul>
  );
};
