import { useEffect, useId, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { MOBILE_HEADER_PX, PC_HEADER_PX } from '../../../config/breakpoints-and-sizes';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { medium, sticky, wide } from '../../../theme/theme';
import { panelStyle } from '../../../ui/card-style';
import { ChevronDownIcon } from '../../../ui/icons/chevron-down';
import { MOST_COMPARED } from './compared';
import { coverStyles } from './comparison-cover';
import { ColumnActions, ColumnHead } from './comparison-head';
import { cellStyle, rowStyle } from './comparison-row-style';
import {
  isAlwaysShown,
  isDifferent,
  type ComparisonRow,
  type ComparisonTableData,
} from './comparison-rows';
import { PAIR_SWITCH_PX, PairSwitch } from './pair-switch';
import { shownPair } from './shown-pair';
import { TableRows } from './table-rows';

/** Columns that a phone has room for. */
const MOST_ON_PHONES = 2;

/** A column for each item, below the topic on a phone and beside it on a desk. A phone leaves out those that stand aside. */
function withColumns(count: number) {
  return {
    ...panelStyle,
    '& [data-columns]': {
      gridTemplateColumns: `repeat(${Math.min(count, MOST_ON_PHONES)}, minmax(0, 1fr))`,
    },
    '& [data-aside]': { display: 'none' },
    [medium]: {
      '& [data-columns]': { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      '& [data-aside]': { display: 'block' },
    },
    // One alone has room for what may be added.
    [wide]: {
      '& [data-columns]': {
        gridTemplateColumns: `11em repeat(${Math.max(count, 2)}, minmax(0, 1fr))`,
      },
    },
  } satisfies ThemeUIStyleObject;
}

/** The table by its number of columns. */
const tableStyles = Array.from({ length: MOST_COMPARED + 1 }, (_, count) => withColumns(count));

/** Stays in sight: who is who is asked at every row. */
const headStyle = {
  position: sticky,
  top: MOBILE_HEADER_PX,
  zIndex: 'raised',
  borderRadius: 'large',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  backgroundColor: 'surface',
  [wide]: { top: PC_HEADER_PX },
} satisfies ThemeUIStyleObject;

const headRowStyle = {
  ...rowStyle,
  paddingY: 2,
  borderTopWidth: 0,
  borderBottom: '1px solid',
  borderBottomColor: 'line',
} satisfies ThemeUIStyleObject;

/** Stops below the row of names. */
const headBelowSwitchStyle = {
  ...headStyle,
  top: MOBILE_HEADER_PX + PAIR_SWITCH_PX,
  borderRadius: 0,
  [medium]: {
    top: MOBILE_HEADER_PX,
    borderStartStartRadius: 'large',
    borderStartEndRadius: 'large',
  },
  [wide]: { top: PC_HEADER_PX },
} satisfies ThemeUIStyleObject;

/** The heads of games by the number of columns. */
const gameHeadStyles = coverStyles.map(({ sticking }, count) => ({
  ...(count > MOST_ON_PHONES ? headBelowSwitchStyle : headStyle),
  ...sticking,
}));

/** Lies over the heads. */
const actionsRowStyle = {
  ...headRowStyle,
  position: 'absolute',
  inset: 0,
  borderBottomWidth: 0,
  pointerEvents: 'none',
} satisfies ThemeUIStyleObject;

const actionsCellStyle = { position: 'relative' } satisfies ThemeUIStyleObject;

/** The head has a line of its own below it. */
const bodyStyle = {
  '& > div:first-of-type': { borderTopWidth: 0 },
} satisfies ThemeUIStyleObject;

const cornerStyle = {
  display: 'none',
  [wide]: { display: 'block' },
} satisfies ThemeUIStyleObject;

const noteStyle = { padding: 4, color: 'muted' } satisfies ThemeUIStyleObject;

const foldPlaceStyle = {
  borderTop: '1px solid',
  borderColor: 'line',
} satisfies ThemeUIStyleObject;

const foldStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: '100%',
  minHeight: 48,
  paddingX: 3,
  border: 0,
  borderRadius: 'large',
  backgroundColor: 'transparent',
  color: 'primary',
  fontWeight: 'medium',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '& > svg': { transition: 'transform 150ms' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  [wide]: { paddingX: 5 },
} satisfies ThemeUIStyleObject;

/** Columns that were chosen last. They outlive the table: while a phone is turned, its page gives way to the twin. */
const kept: { chosen: readonly string[] } = { chosen: [] };

interface Props {
  comparison: ComparisonTableData;
  onRemove: (id: string) => void;
}

/**
 * Games or roles side by side, a column for each; what is the same of all is folded. No `table`: its rows are grids, and
 * some browsers forget then what they are.
 */
export function ComparisonTable({ comparison: { kind, ids, heads, rows }, onRemove }: Props) {
  const t = useStrings('library-pages');
  const { variant } = usePlace();
  const equalId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const [chosen, setChosen] = useState(kept.chosen);
  useEffect(() => {
    kept.chosen = chosen;
  }, [chosen]);
  const [idsBefore, setIdsBefore] = useState(ids);
  if (idsBefore !== ids) {
    setIdsBefore(ids);
    // What has just been added is what one wants to see.
    const added = ids.filter((id) => !idsBefore.includes(id));
    setChosen([...added, ...shownPair(idsBefore, chosen)]);
  }
  const pair = shownPair(ids, chosen);
  const asideOf = (id: string): object => (pair.includes(id) ? {} : { 'data-aside': '' });
  const isSwitched = ids.length > MOST_ON_PHONES;
  const roleHeadStyle = isSwitched ? headBelowSwitchStyle : headStyle;
  const found = heads.filter((head) => head !== undefined);
  const isFoldable = found.length > 1;
  // A phone shows two: what differs in a third one is equal there.
  const isShown = (at: number): boolean => variant !== 'm' || pair.includes(found[at]?.id ?? '');
  const differs = ({ cells }: ComparisonRow): boolean =>
    !isFoldable || isDifferent(cells.filter((_, at) => isShown(at)));
  const isUpper = (row: ComparisonRow): boolean => isAlwaysShown(row) || differs(row);
  const upper = rows.filter(isUpper);
  const equal = rows.filter((row) => !isUpper(row));
  return (
    <div sx={tableStyles[ids.length] ?? panelStyle}>
      {isSwitched && (
        <PairSwitch
          ids={ids}
          heads={heads}
          pair={pair}
          onChoose={(id) => setChosen([id, ...pair])}
        />
      )}
      <div role="table" aria-label={t('compare-table')}>
        <div role="rowgroup" sx={(kind === 'game' && gameHeadStyles[ids.length]) || roleHeadStyle}>
          <div role="row" data-columns="" sx={headRowStyle}>
            <div role="cell" sx={cornerStyle} />
            {ids.map((id, at) => (
              <div key={id} role="columnheader" {...asideOf(id)} sx={cellStyle}>
                <ColumnHead count={ids.length} kind={kind} id={id} head={heads[at]} />
              </div>
            ))}
          </div>
          <div role="row" data-columns="" sx={actionsRowStyle}>
            <div role="cell" sx={cornerStyle} />
            {ids.map((id, at) => (
              <div key={id} role="cell" {...asideOf(id)} sx={actionsCellStyle}>
                <ColumnActions {...{ kind, id, onRemove }} count={ids.length} head={heads[at]} />
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" sx={bodyStyle}>
          <TableRows rows={upper} heads={heads} ids={ids} asideOf={asideOf} />
          {isFoldable && !rows.some(differs) && (
            <div role="row">
              <div role="cell" aria-colspan={ids.length + 1} sx={noteStyle}>
                {t('compare-no-differences')}
              </div>
            </div>
          )}
          {equal.length > 0 && (
            <div role="row">
              <div role="cell" aria-colspan={ids.length + 1} sx={foldPlaceStyle}>
                <button
                  type="button"
                  aria-expanded={isUnfolded}
                  aria-controls={equalId}
                  onClick={() => setUnfolded(!isUnfolded)}
                  sx={foldStyle}
                >
                  {t('compare-equal', { count: equal.length })}
                  <ChevronDownIcon size={18} />
                </button>
              </div>
            </div>
          )}
        </div>
        <div id={equalId} role="rowgroup" hidden={!isUnfolded}>
          {isUnfolded && <TableRows rows={equal} heads={heads} ids={ids} asideOf={asideOf} />}
        </div>
      </div>
    </div>
  );
}
