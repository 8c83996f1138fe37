import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { wide } from '../../../theme/theme';
import { CellContent } from './comparison-cell';
import { cellStyle, rowStyle } from './comparison-row-style';
import type { ComparisonRow, ComparisonTableData, RowTopic } from './comparison-rows';

const topicStyle = {
  gridColumn: '1 / -1',
  marginBottom: 1,
  color: 'muted',
  fontSize: 0,
  fontWeight: 'medium',
  textAlign: 'start',
  [wide]: { gridColumn: 'auto', marginBottom: 0, fontSize: 1 },
} satisfies ThemeUIStyleObject;

/** Says once what the bars of the row measure: the cells have it in words. */
const scaleStyle = {
  marginInlineStart: 3,
  fontSize: 0,
  fontWeight: 'body',
  [wide]: { display: 'block', marginInlineStart: 0 },
} satisfies ThemeUIStyleObject;

/** The first of two numbers stands at the middle, where its bar begins. */
const facingCellStyle = { ...cellStyle, textAlign: 'end' } satisfies ThemeUIStyleObject;

function Scale({ minutes }: { minutes: number }) {
  const t = useStrings('library-pages');
  return (
    <span aria-hidden="true" sx={scaleStyle}>
      {t('compare-scale', { minutes })}
    </span>
  );
}

function useTopicName() {
  const t = useStrings('library-pages');
  return (topic: RowTopic): string => {
    switch (topic.kind) {
      case 'attribute':
      case 'access':
        return topic.label;
      case 'skill':
        return t('compare-skill', { number: topic.number });
      case 'title':
        return t('compare-role-title');
      default:
        return t(`compare-${topic.kind}`);
    }
  };
}

interface RowsProps {
  rows: readonly ComparisonRow[];
  heads: ComparisonTableData['heads'];
  ids: readonly string[];
  /** Marks the cells of an item that stands aside on phones. */
  asideOf: (id: string) => object;
}

/** Rows of the table. */
export function TableRows({ rows, heads, ids, asideOf }: RowsProps) {
  const nameOf = useTopicName();
  const found = heads.flatMap((head) => head ?? []);
  return rows.map(({ topic, cells }) => (
    <div key={`${topic.kind} ${nameOf(topic)}`} role="row" data-columns="" sx={rowStyle}>
      <div
        role="rowheader"
        lang={topic.kind === 'attribute' ? topic.lang : undefined}
        sx={topicStyle}
      >
        {nameOf(topic)}
        {topic.kind === 'session' && topic.longest > 0 && <Scale minutes={topic.longest} />}
      </div>
      {heads.map((head, at) => {
        const cell = head && cells[found.indexOf(head)];
        const isFacing = cell?.share !== undefined && heads.length === 2 && at === 0;
        return (
          <div
            key={ids[at]}
            role="cell"
            {...asideOf(ids[at] ?? '')}
            sx={isFacing ? facingCellStyle : cellStyle}
          >
            {cell && <CellContent topic={topic} cell={cell} isFacing={isFacing} />}
          </div>
        );
      })}
    </div>
  ));
}
