import { useEffect, useMemo } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useAsync } from '../../api-client/use-async';
import { localeFacts } from '../../config/locales';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { useAnnouncement } from '../../platform/voice';
import { medium, printed } from '../../theme/theme';
import { loudButtonStyle } from '../../ui/button-style';
import { ErrorState } from '../../ui/error-state';
import type { Answers } from './answers';
import { dealerOf, looseningsOf } from './deal';
import type { Card, Hand } from './hand-fragment';
import { LaidCards } from './laid-cards';
import { LoosenButtons } from './loosen-buttons';
import { readTable, type TableData } from './read-table';
import { SendButtons } from './send-buttons';
import { layTable } from './lay-table';

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  '& > p': { flex: '1 1 16em', minWidth: 0, fontSize: 2, [medium]: { fontSize: 3 } },
  '& > button': { [printed]: { display: 'none' } },
} satisfies ThemeUIStyleObject;

/** Words and buttons below the only hand, in the middle as its cards are. */
const onlyStyle = {
  ...barStyle,
  justifyContent: 'center',
  '& > p': { ...barStyle['& > p'], flex: '0 1 auto' },
} satisfies ThemeUIStyleObject;

const noteStyle = { color: 'nightMuted', fontSize: 1 } satisfies ThemeUIStyleObject;

const emptyStyle = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  minHeight: '20rem',
  textAlign: 'center',
  '& > h2': { fontSize: 4 },
} satisfies ThemeUIStyleObject;

interface Props {
  hand: Hand;
  /** Lays the table anew, for other answers. */
  onAnswer: (answers: Answers) => void;
  onShow: (hand: Hand, options: { replace: boolean }) => void;
}

/** Says who has laid a card, and where three or more have chosen the same game, that they agree. */
function sayLaid(
  t: ReturnType<typeof useStrings<'tonight'>>,
  cards: readonly Card[],
  names: string,
  { games }: TableData,
): string {
  const [first, ...others] = cards;
  if (!first) return t('empty-title');
  const game = games.get(first.game)?.name;
  if (others.length > 1 && game !== undefined && others.every((card) => card.game === first.game)) {
    return t('laid-same', { names, game });
  }
  return t(others.length === 0 ? 'laid-one' : 'laid-several', { names });
}

/** The table of a hand, once all that it is laid from is there. */
function LaidTable({ table, hand, onAnswer, onShow }: Props & { table: TableData }) {
  const t = useStrings('tonight');
  const { locale } = usePlace();
  const dealer = useMemo(() => dealerOf(table.facts, hand.answers), [table, hand.answers]);
  const laid = useMemo(() => layTable(table, hand, dealer), [table, hand, dealer]);
  const { cards, gone } = laid;
  useEffect(() => {
    // From here on the address names the cards, whatever becomes of the library.
    if (hand.cards.length === 0 && cards.length > 0) onShow({ ...hand, cards }, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hand, cards]);
  const list = new Intl.ListFormat(localeFacts[locale].formats, { type: 'conjunction' });
  const namesOf = [
    ...new Set(cards.map(({ partner }) => table.partners.get(partner)?.name ?? t('library'))),
  ];
  const next = dealer.next(hand.deal, cards);
  const isBare = cards.length === 0;
  const isOneGame = new Set(cards.map(({ game }) => game)).size === 1;
  // Of the cards that an address names none may be left, and others fit all the same.
  const isTakenAway = isBare && next !== undefined;
  const goneText = t('gone', { count: gone });
  const said = isTakenAway ? goneText : sayLaid(t, cards, list.format(namesOf), table);
  useAnnouncement(said);
  const loosenings = looseningsOf(table.facts, hand.answers);
  const goneNote = gone > 0 && !isTakenAway && <p sx={noteStyle}>{goneText}</p>;
  if (isBare && !isTakenAway) {
    const hasGames = table.facts.games.length > 0;
    return (
      <div sx={emptyStyle}>
        {goneNote}
        <h2>{t('empty-title')}</h2>
        <p>{t(hasGames ? 'empty-text' : 'no-games')}</p>
        <LoosenButtons loosenings={loosenings} onAnswer={onAnswer} />
      </div>
    );
  }
  return (
    <>
      <div sx={barStyle}>
        <p>{said}</p>
        {next !== undefined && (
          <button
            type="button"
            onClick={() => onShow({ ...hand, deal: next, cards: [] }, { replace: false })}
            sx={loudButtonStyle}
          >
            {t('again')}
          </button>
        )}
      </div>
      {goneNote}
      {!isBare && <LaidCards table={table} laid={laid} deal={hand.deal} />}
      {next === undefined && (
        <div sx={onlyStyle}>
          <p>{t(isOneGame ? 'only-card' : 'only-hand')}</p>
          {loosenings.length > 0 && <p>{t('loosen')}</p>}
          <LoosenButtons loosenings={loosenings} onAnswer={onAnswer} />
        </div>
      )}
      {!isBare && <SendButtons table={table} laid={laid} hand={hand} />}
    </>
  );
}

/** The table of a hand. */
export function Table(props: Props) {
  const common = useStrings('common');
  const { locale } = usePlace();
  const { state } = useAsync(locale, () => readTable(locale));
  if (state.status === 'failed') return <ErrorState retry={state.retry} />;
  if (state.status === 'loading') return <p role="status">{common('loading')}</p>;
  return <LaidTable {...props} table={state.data} />;
}
