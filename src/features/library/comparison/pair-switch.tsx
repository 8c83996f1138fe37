import { useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { MOBILE_HEADER_PX } from '../../../config/breakpoints-and-sizes';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { forcedColors, medium, printed, sticky } from '../../../theme/theme';
import { inPhrases } from '../../../ui/in-phrases';
import { Picture } from '../../../ui/picture';
import { chipStyle } from '../../../ui/tag-style';
import { clampLines } from '../list-style';
import type { ComparisonTableData } from './comparison-rows';

/** Height of the row of names, above which the heads of the table stop: a name of two lines, and air around it. */
export const PAIR_SWITCH_PX = 64;

const hiddenElsewhere = {
  [medium]: { display: 'none' },
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const labelStyle = {
  ...inPhrases,
  paddingX: 3,
  paddingTop: 3,
  color: 'muted',
  fontSize: 1,
  ...hiddenElsewhere,
} satisfies ThemeUIStyleObject;

/** Sentence in one piece, where a line has room for it. */
const swapStyle = { display: 'inline-block' } satisfies ThemeUIStyleObject;

/** Two halves, as the columns below them; it stays in sight with their heads. */
const rowStyle = {
  position: sticky,
  top: MOBILE_HEADER_PX,
  zIndex: 'raised',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  columnGap: 3,
  minHeight: PAIR_SWITCH_PX,
  paddingX: 3,
  backgroundColor: 'surface',
  // A pointer to the column that gives way to whatever is tapped.
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 0,
    width: 'calc(50% - 18px)',
    height: 4,
    borderRadius: '4px 4px 0 0',
    backgroundColor: 'amber',
    [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  ...hiddenElsewhere,
} satisfies ThemeUIStyleObject;

const firstLeavesStyle = {
  ...rowStyle,
  '& > :only-child': { gridColumn: 1 },
  '&::after': { ...rowStyle['&::after'], insetInlineStart: 12 },
} satisfies ThemeUIStyleObject;

const secondLeavesStyle = {
  ...rowStyle,
  '& > :only-child': { gridColumn: 2 },
  '&::after': { ...rowStyle['&::after'], insetInlineEnd: 12 },
} satisfies ThemeUIStyleObject;

const itemStyle = {
  ...chipStyle,
  gap: '6px',
  justifyContent: 'start',
  minWidth: 0,
  minHeight: 48,
  paddingX: '6px',
  paddingY: 0,
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: 'round',
  objectFit: 'cover',
} satisfies ThemeUIStyleObject;

const nameStyle = {
  ...inPhrases,
  ...clampLines(2),
  alignSelf: 'center',
  minWidth: 0,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  textAlign: 'start',
  overflowWrap: 'anywhere',
} satisfies ThemeUIStyleObject;

interface Props extends Pick<ComparisonTableData, 'ids' | 'heads'> {
  /** Ids of the two columns that are shown. */
  pair: readonly string[];
  onChoose: (id: string) => void;
}

/**
 * Names those of three or four that a phone does not show, each to be put in the place of one of the two columns. Elsewhere all have
 * room, and nothing of it is seen.
 */
export function PairSwitch({ ids, heads, pair, onChoose }: Props) {
  const t = useStrings('library-pages');
  const { locale } = usePlace();
  const labelId = useId();
  const aside = ids.filter((id) => !pair.includes(id));
  // The one that was chosen longest ago. The columns stand in the order of the table, not in that of the choice.
  const leavingAt = ids.indexOf(pair.at(-1) ?? '');
  const leaving = heads[leavingAt];
  const isFirst = ids.find((id) => pair.includes(id)) === ids[leavingAt];
  return (
    <>
      <p id={labelId} sx={labelStyle}>
        {t('compare-pair', { count: ids.length })}
        {leaving && (
          <>
            {locale === 'en' && ' '}
            <span sx={swapStyle}>{t('compare-swap', { name: leaving.name })}</span>
          </>
        )}
      </p>
      <div
        role="group"
        aria-labelledby={labelId}
        sx={isFirst ? firstLeavesStyle : secondLeavesStyle}
      >
        {aside.map((id, place) => {
          const head = heads[ids.indexOf(id)];
          return (
            // By its place: whoever has left the table takes it, and the focus stays.
            <button key={place} type="button" onClick={() => onChoose(id)} sx={itemStyle}>
              {head && <Picture picture={head.picture} alt="" sizes="28px" sx={pictureStyle} />}
              <span lang={head?.lang} sx={nameStyle}>
                {head?.name ?? id}
              </span>
            </button>
          );
        })}
      </div>
    </>
  );
}
