import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { useStrings } from '../../../i18n/use-strings';
import { medium, printed } from '../../../theme/theme';
import { iconButtonStyle } from '../../../ui/button-style';
import { panelStyle } from '../../../ui/card-style';
import { CloseIcon } from '../../../ui/icons/close';
import { NameWithReading } from '../../../ui/name-with-reading';
import { Picture } from '../../../ui/picture';
import { Prose } from '../../../ui/prose';
import { tagStyle } from '../../../ui/tag-style';
import type { ComparedRole } from './compared-roles';
import { comparisonRows, type ComparisonRow, type RowTopic } from './comparison-rows';

interface Props {
  ids: readonly string[];
  /** The roles in the order of the ids; undefined for one that the library no longer has. */
  roles: readonly (ComparedRole | undefined)[];
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
}

const regionStyle = { ...panelStyle, overflowX: 'auto' } satisfies ThemeUIStyleObject;

const tableStyle = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': {
    padding: 3,
    borderBottom: '1px solid',
    borderColor: 'line',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
} satisfies ThemeUIStyleObject;

/** Keeps the topic in sight while the table is pushed sideways. */
const topicStyle = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  minWidth: 96,
  backgroundColor: 'surface',
  color: 'muted',
  fontSize: 1,
  fontWeight: 'medium',
  [medium]: { width: '11em' },
} satisfies ThemeUIStyleObject;

const cellStyle = { minWidth: 148, overflowWrap: 'anywhere' } satisfies ThemeUIStyleObject;

const bestStyle = { ...cellStyle, fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const differsStyle = {
  ...tagStyle,
  marginTop: 1,
  paddingX: 2,
  fontSize: 0,
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

const headStyle = { display: 'grid', gap: 2, justifyItems: 'start' } satisfies ThemeUIStyleObject;

const pictureStyle = { width: 96, height: 96, borderRadius: 'medium' } satisfies ThemeUIStyleObject;

/** The name stands below, with the whole width of the column. */
const pictureRowStyle = {
  display: 'flex',
  alignItems: 'start',
  gap: 1,
} satisfies ThemeUIStyleObject;

const proseStyle = { marginTop: 1, color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const noneStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

interface ColumnProps {
  id: string;
  role: ComparedRole | undefined;
  onRemove: (id: string) => void;
}

const removeStyle = {
  ...iconButtonStyle,
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

function ColumnHead({ id, role, onRemove }: ColumnProps) {
  const t = useStrings('library-pages');
  const name = role?.text.name ?? id;
  return (
    <th scope="col" sx={cellStyle}>
      <div sx={headStyle}>
        <div sx={pictureRowStyle}>
          {role && <Picture picture={role.avatar} alt="" sizes="96px" sx={pictureStyle} />}
          <button
            type="button"
            aria-label={t('compare-remove', { name })}
            onClick={() => onRemove(id)}
            sx={removeStyle}
          >
            <CloseIcon size={18} />
          </button>
        </div>
        {role ? (
          <span lang={fallbackLang(role.text, 'name')}>
            <LocalLink to="role" params={{ id }}>
              <NameWithReading name={name} />
            </LocalLink>
          </span>
        ) : (
          <span>{t('compare-missing')}</span>
        )}
      </div>
    </th>
  );
}

function useTopicName() {
  const t = useStrings('library-pages');
  return (topic: RowTopic): string => {
    switch (topic.kind) {
      case 'attribute':
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

interface CellProps {
  topic: RowTopic;
  cell: ComparisonRow['cells'][number];
  role: ComparedRole;
}

function CellContent({ topic, cell: { text, html, isBest, field }, role }: CellProps) {
  const t = useStrings('library-pages');
  const lang = field ? fallbackLang(role.text, field) : undefined;
  if (text === '') return <span sx={noneStyle}>{t('compare-none')}</span>;
  if (topic.kind === 'game') {
    return (
      <span lang={fallbackLang(role.game.text, 'name')}>
        <LocalLink to="game" params={{ id: role.game.gameId }}>
          {text}
        </LocalLink>
      </span>
    );
  }
  return (
    <>
      <span lang={lang}>
        {topic.kind === 'rarity' ? t('compare-stars', { number: text }) : text}
      </span>{' '}
      {isBest && <span sx={tagStyle}>{t('compare-best')}</span>}
      {html !== undefined && <Prose html={html} lang={lang} sx={proseStyle} />}
    </>
  );
}

/** Roles side by side, a column for each; rows in which they differ are marked. */
export function ComparisonTable({ ids, roles, onlyDifferences, onRemove }: Props) {
  const t = useStrings('library-pages');
  const nameOf = useTopicName();
  const found = roles.flatMap((role) => role ?? []);
  const rows = comparisonRows(found).filter(({ differs }) => differs || !onlyDifferences);
  const isMarked = found.length > 1 && !onlyDifferences;
  return (
    // A region that scrolls must be reached by the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={t('compare-table')} tabIndex={0} sx={regionStyle}>
      <table sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col" sx={topicStyle}>
              {t('compare-what')}
            </th>
            {ids.map((id, at) => (
              <ColumnHead key={id} id={id} role={roles[at]} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ topic, cells, differs }) => (
            <tr key={nameOf(topic)}>
              <th scope="row" sx={topicStyle}>
                <div>{nameOf(topic)}</div>
                {isMarked && differs && <span sx={differsStyle}>{t('compare-differs')}</span>}
              </th>
              {roles.map((role, at) => {
                const cell = role && cells[found.indexOf(role)];
                return (
                  <td key={ids[at]} sx={cell?.isBest ? bestStyle : cellStyle}>
                    {cell && <CellContent topic={topic} cell={cell} role={role} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {onlyDifferences && rows.length === 0 && <p sx={noneStyle}>{t('compare-no-differences')}</p>}
    </div>
  );
}
