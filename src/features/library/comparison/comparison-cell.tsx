import type { ThemeUIStyleObject } from 'theme-ui';
import type { AccessAnswer, AccessKey } from '../../../contract/access-keys';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { forcedColors } from '../../../theme/theme';
import { Picture } from '../../../ui/picture';
import { Prose } from '../../../ui/prose';
import { visuallyHidden } from '../../../ui/visually-hidden';
import type { Cell, RowTopic } from './comparison-rows';

const noneStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

const proseStyle = { marginTop: 1, color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const barStyle = {
  display: 'flex',
  height: 10,
  marginTop: 1,
  overflow: 'hidden',
  borderRadius: 4,
  backgroundColor: 'raised',
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

/** The first of two grows towards the left: they face each other. */
const facingBarStyle = { ...barStyle, justifyContent: 'flex-end' } satisfies ThemeUIStyleObject;

const fillStyle = {
  borderRadius: 4,
  backgroundColor: 'primary',
  [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
} satisfies ThemeUIStyleObject;

const bestFillStyle = {
  ...fillStyle,
  backgroundColor: 'amber',
  [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
} satisfies ThemeUIStyleObject;

const numberStyle = { fontVariantNumeric: 'tabular-nums' } satisfies ThemeUIStyleObject;

const bestNumberStyle = { ...numberStyle, fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 32,
} satisfies ThemeUIStyleObject;

const faceStyle = {
  flex: 'none',
  width: 32,
  aspectRatio: '1',
  borderRadius: 'round',
} satisfies ThemeUIStyleObject;

/** Needs whose names are things that a game has or lacks; those of the others say what somebody can do. */
const HAD_NEEDS: ReadonlySet<string> = new Set<AccessKey>([
  'colour_independent',
  'no_time_pressure',
  'speaker_subtitles',
  'difficulty_aids',
]);

function answerKey(need: string, answer: Exclude<AccessAnswer, 'unknown'>) {
  if (HAD_NEEDS.has(need)) return answer === 'yes' ? 'compare-has' : 'compare-lacks';
  return answer === 'yes' ? 'compare-can' : 'compare-cannot';
}

interface Props {
  topic: RowTopic;
  cell: Cell;
  /** Its bar grows towards the left. */
  isFacing: boolean;
}

/** A number and its bar. The highest of a row is bold and amber, and says so. */
function Measured({ cell: { text, lang, share = 0, isBest }, isFacing }: Omit<Props, 'topic'>) {
  const t = useStrings('library-pages');
  return (
    <>
      <span lang={lang} sx={isBest ? bestNumberStyle : numberStyle}>
        {text}
        {isBest && <span sx={visuallyHidden}> {t('compare-best')}</span>}
      </span>
      <div aria-hidden="true" sx={isFacing ? facingBarStyle : barStyle}>
        <div
          sx={isBest ? bestFillStyle : fillStyle}
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </div>
    </>
  );
}

/** How long a sitting takes, and how that is to the longest one. */
function Spanned({ text, span: [begin, end] }: { text: string; span: readonly [number, number] }) {
  const place = {
    // A single time is a mark of its own.
    minWidth: 10,
    marginInlineStart: `min(${String(begin * 100)}%, 100% - 10px)`,
    width: `${String((end - begin) * 100)}%`,
  };
  return (
    <>
      <span sx={numberStyle}>{text}</span>
      <div aria-hidden="true" sx={barStyle}>
        <div sx={fillStyle} style={place} />
      </div>
    </>
  );
}

/** A cell: what an item says about a topic. */
export function CellContent({ topic, cell, isFacing }: Props) {
  const t = useStrings('library-pages');
  const { text, answer, lang, html, share, span, link } = cell;
  if (answer === 'unknown') return <span sx={noneStyle}>{t('compare-unknown')}</span>;
  if (topic.kind === 'access' && answer) return <span>{t(answerKey(topic.need, answer))}</span>;
  if (text === '') return <span sx={noneStyle}>{t('compare-none')}</span>;
  if (share !== undefined) return <Measured cell={cell} isFacing={isFacing} />;
  if (span) return <Spanned text={text} span={span} />;
  if (link) {
    return (
      <span lang={lang}>
        <LocalLink to={link.to} params={{ id: link.id }} sx={linkStyle}>
          {link.picture && <Picture picture={link.picture} alt="" sizes="32px" sx={faceStyle} />}
          {text}
        </LocalLink>
      </span>
    );
  }
  return (
    <>
      <span lang={lang}>
        {topic.kind === 'rarity' ? t('compare-stars', { number: text }) : text}
      </span>
      {html !== undefined && <Prose html={html} lang={lang} sx={proseStyle} />}
    </>
  );
}
