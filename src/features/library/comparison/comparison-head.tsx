import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { medium, printed, wide } from '../../../theme/theme';
import { usePlace } from '../../../i18n/locale-context';
import { readingStrings } from '../../../i18n/bundles/reading-strings';
import { localeFacts } from '../../../config/locales';
import { iconButtonStyle } from '../../../ui/button-style';
import { BookmarkIcon } from '../../../ui/icons/bookmark';
import { KeptIcon } from '../../../ui/icons/kept';
import { CloseIcon } from '../../../ui/icons/close';
import { NameWithReading } from '../../../ui/name-with-reading';
import { Picture } from '../../../ui/picture';
import { WithLateStrings } from '../../../ui/with-late-strings';
import { useFavourite } from '../shelf/use-favourite';
import { coverSizes, coverStyles } from './comparison-cover';
import type { ComparedHead } from './comparison-rows';

const headStyle = {
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  fontWeight: 'medium',
  textAlign: 'start',
  [wide]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'center',
    alignItems: 'center',
    gap: 3,
    minHeight: 96,
  },
} satisfies ThemeUIStyleObject;

/** Room for the name below the picture, where there is none beside it. */
const stackedHeadStyle = {
  ...headStyle,
  [wide]: { alignContent: 'start', gap: 3 },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: 56,
  height: 56,
  borderRadius: 'small',
  objectFit: 'cover',
  [medium]: { width: 80, height: 80 },
  [wide]: { width: 100, height: 100 },
} satisfies ThemeUIStyleObject;

const nameStyle = {
  paddingInlineEnd: 1,
  fontSize: 2,
  fontWeight: 'bold',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  [medium]: { fontSize: 3 },
  [wide]: { paddingInlineEnd: 72, fontSize: 4 },
} satisfies ThemeUIStyleObject;

const stackedNameStyle = {
  ...nameStyle,
  [wide]: { paddingInlineEnd: 1, fontSize: 3 },
} satisfies ThemeUIStyleObject;

/** Beside the two buttons, which go with it. */
const gameNameStyle = {
  ...nameStyle,
  [wide]: { paddingInlineEnd: 88, fontSize: 3 },
} satisfies ThemeUIStyleObject;

/** The corner of a head. */
const actionsStyle = {
  position: 'absolute',
  top: '-4px',
  insetInlineEnd: '-8px',
  display: 'flex',
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** The corner of a game's head, by the number of columns: beside its name on a desk. */
const gameActionsStyles = coverStyles.map(({ actions }) => ({ ...actionsStyle, ...actions }));

const actionStyle = {
  ...iconButtonStyle,
  color: 'muted',
  pointerEvents: 'auto',
  '&[aria-pressed="true"]': { color: 'primary', '& svg': { fill: 'currentColor' } },
} satisfies ThemeUIStyleObject;

interface Props {
  /** Columns of the table. */
  count: number;
  kind: 'game' | 'role';
  id: string;
  head: ComparedHead | undefined;
}

/** The head of a column: picture and name. It is read out before each cell, so that it holds nothing else. */
export function ColumnHead({ count, kind, id, head }: Props) {
  const t = useStrings('library-pages');
  const isGame = kind === 'game';
  const isStacked = isGame || count > 2;
  const roleNameStyle = isStacked ? stackedNameStyle : nameStyle;
  const ownNameStyle = isGame ? gameNameStyle : roleNameStyle;
  return (
    <div sx={isStacked ? stackedHeadStyle : headStyle}>
      {head && (
        <Picture
          picture={head.picture}
          alt=""
          sizes={isGame ? coverSizes(count) : '100px'}
          sx={(isGame && coverStyles[count]?.picture) || pictureStyle}
        />
      )}
      {head ? (
        <span lang={head.lang} sx={ownNameStyle}>
          <LocalLink to={kind} params={{ id }}>
            <NameWithReading name={head.name} />
          </LocalLink>
        </span>
      ) : (
        <span sx={ownNameStyle}>{t('compare-missing')}</span>
      )}
    </div>
  );
}

/** Puts the item of a column on the shelf, or takes it off. */
function KeepButton({
  kind,
  id,
  head: { name, lang },
}: Pick<Props, 'kind' | 'id'> & { head: ComparedHead }) {
  const t = useStrings('reading');
  const { locale } = usePlace();
  const item = { kind, id, name, lang: lang ?? localeFacts[locale].tag };
  const { isFavourite, toggle } = useFavourite(item);
  return (
    <button
      type="button"
      aria-label={t('favourite-item', { name })}
      aria-pressed={isFavourite}
      onClick={toggle}
      sx={actionStyle}
    >
      {isFavourite ? <KeptIcon size={18} /> : <BookmarkIcon size={18} />}
    </button>
  );
}

interface ActionsProps extends Props {
  onRemove: (id: string) => void;
}

/** The ways of an item to the shelf and out of the comparison, in a row below the heads; seen in the corner of its head. */
export function ColumnActions({ count, kind, id, head, onRemove }: ActionsProps) {
  const t = useStrings('library-pages');
  return (
    <div sx={(kind === 'game' && gameActionsStyles[count]) || actionsStyle}>
      {head && (
        <WithLateStrings namespace="reading" bundles={readingStrings}>
          <KeepButton kind={kind} id={id} head={head} />
        </WithLateStrings>
      )}
      <button
        type="button"
        aria-label={t('compare-remove', { name: head?.name ?? id })}
        onClick={() => onRemove(id)}
        sx={actionStyle}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
