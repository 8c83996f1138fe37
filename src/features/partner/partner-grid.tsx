import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { wide, widest } from '../../theme/theme';
import { EmptyState } from '../../ui/empty-state';
import { PartnerCard } from './partner-card';

/** Pictures above the fold: a row on a desk, two on a phone. */
const FIRST_PICTURES = 2;

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  padding: 0,
  listStyle: 'none',
  [wide]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 5,
    // The card beside one that speaks keeps its height.
    '&:has([open])': { alignItems: 'start' },
    // The second column is shifted down.
    '& > li:nth-of-type(even)': { transform: 'translateY(32px)' },
  },
  [widest]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > li:nth-of-type(n)': { transform: 'none' },
  },
} satisfies ThemeUIStyleObject;

const itemStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

interface Props {
  partners: readonly Queries.PartnerCardFragment[];
  /** The game that was asked for. */
  gameId?: string | undefined;
}

/** All partners, in two columns where there is room; an empty state when there are none. */
export function PartnerGrid({ partners, gameId }: Props) {
  const t = useStrings('partner');
  if (partners.length === 0) {
    return <EmptyState art="soon" title={t('empty-title')} text={t('empty-text')} />;
  }
  return (
    <ul sx={gridStyle}>
      {partners.map((partner, index) => (
        <li key={partner.characterId} sx={itemStyle}>
          <PartnerCard partner={partner} first={index < FIRST_PICTURES} gameId={gameId} />
        </li>
      ))}
    </ul>
  );
}
