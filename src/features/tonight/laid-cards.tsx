import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { DisagreementNote } from './disagreement-note';
import { stackByGame, type LaidHand } from './lay-table';
import type { TableData } from './read-table';
import { TableCard } from './table-card';

/** One column on a phone, two beside each other from there, and twelve narrow ones on a desk. */
const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', minWidth: 0 },
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 5 },
  '& > li[data-wide]': { [wide]: { gridColumn: 'span var(--span)' } },
  '& > li[data-wide]:only-child': { [wide]: { gridColumn: '4 / span 6' } },
} satisfies ThemeUIStyleObject;

/** The first of two who disagree, with the note that is clipped between their cards. */
const arguingStyle = {
  gap: 0,
  [medium]: { gridColumn: 'span 2' },
  [wide]: {
    gridColumn: 'span 7',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)',
    alignItems: 'stretch',
  },
} satisfies ThemeUIStyleObject;

const otherStyle = {
  [medium]: { gridColumn: 'span 2' },
  [wide]: { gridColumn: 'span 5' },
} satisfies ThemeUIStyleObject;

/** Columns of a card among so many in a row or two. */
function spanOf(count: number): number {
  if (count <= 2) return 6;
  return count === 4 || count > 6 ? 3 : 4;
}

interface Props {
  table: TableData;
  laid: LaidHand;
  deal: number;
}

/** The cards on the table as a list. */
export function LaidCards({ table, laid: { cards, disagreements }, deal }: Props) {
  const t = useStrings('tonight');
  const stacks = stackByGame(cards);
  // Two who disagree lay two games: theirs are the first stacks.
  const arguing = disagreements.length > 0 ? 2 : 0;
  const span: object = { '--span': spanOf(stacks.length - arguing) };
  return (
    <ul aria-label={t('cards')} sx={listStyle}>
      {stacks.map(({ card, others }, at) => {
        // Anew for each deal, so that it is laid anew.
        const key = `${String(deal)} ${card.partner} ${card.game}`;
        const shown = <TableCard table={table} card={card} others={others} at={at} />;
        if (at >= arguing) {
          return (
            <li key={key} data-wide style={span}>
              {shown}
            </li>
          );
        }
        return (
          <li key={key} sx={at === 0 ? arguingStyle : otherStyle}>
            {shown}
            {at === 0 && <DisagreementNote table={table} disagreements={disagreements} />}
          </li>
        );
      })}
    </ul>
  );
}
