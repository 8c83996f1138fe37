import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { wide, widest } from '../../theme/theme';
import { EmptyState } from '../../ui/empty-state';
import { CARD_ROWS, PartnerCard, sharing } from './partner-card';

/** Pictures above the fold: a row on a desk, two on a phone. */
const FIRST_PICTURES = 2;

/** A page of two columns. */
const twoColumns = '@container page (min-width: 900px) and (max-width: 2399.98px)';

/** Room for the reply to an answer, below the answers of its card (`greeting-dialogue.tsx`). */
const REPLY_PX = 128;

/** Selects the cards beside one that speaks, by the number of columns. */
function besideSpeaker(columns: number): string {
  const places = Array.from({ length: columns }, (_, at) => at + 1);
  const pairs = places.flatMap((own) => places.map((other) => [own, other] as const));
  return pairs
    .flatMap(([own, other]) => {
      if (own === other) return [];
      const first = `li:nth-of-type(${String(columns)}n + ${String(Math.min(own, other))})`;
      const way = '+ li '.repeat(Math.abs(own - other));
      return own < other ? `${first}:has(${way}[open])` : `${first}:has([open]) ${way}`;
    })
    .map((item) => `& > ${item.trim()}:not(:has([open])) > article`)
    .join();
}

/** The card beside one that speaks keeps its height, also where they share their rows. */
function besides(columns: number) {
  return { [besideSpeaker(columns)]: { marginBottom: REPLY_PX } } satisfies ThemeUIStyleObject;
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  padding: 0,
  listStyle: 'none',
  [wide]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 5,
    [sharing]: { gridAutoRows: CARD_ROWS, rowGap: 0 },
  },
  [twoColumns]: { [sharing]: besides(2) },
  [widest]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', [sharing]: besides(4) },
} satisfies ThemeUIStyleObject;

const itemStyle = {
  display: 'grid',
  [wide]: {
    [sharing]: { gridRow: 'span 6', gridTemplateRows: 'subgrid', marginBottom: 5 },
  },
} satisfies ThemeUIStyleObject;

interface Props {
  partners: readonly Queries.PartnerCardFragment[];
  /** The game that was asked for. */
  gameId?: string | undefined;
}

/** All partners, in two or four columns where there is room; an empty state when there are none. */
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
