import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { medium, printed, wide } from '../../../theme/theme';
import { iconButtonStyle } from '../../../ui/button-style';
import { CloseIcon } from '../../../ui/icons/close';
import { NameWithReading } from '../../../ui/name-with-reading';
import { Picture } from '../../../ui/picture';
import type { ComparedHead } from './comparison-rows';

const headStyle = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  minHeight: 96,
  fontWeight: 'medium',
  textAlign: 'start',
  [wide]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'center',
    alignItems: 'center',
    gap: 3,
  },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: 48,
  height: 48,
  borderRadius: 'small',
  objectFit: 'cover',
  [medium]: { width: 64, height: 64 },
} satisfies ThemeUIStyleObject;

/** A cover is wider than high. */
const coverStyle = {
  ...pictureStyle,
  width: 64,
  [medium]: { width: 112, height: 64 },
} satisfies ThemeUIStyleObject;

const nameStyle = {
  paddingInlineEnd: 1,
  fontSize: 1,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  [medium]: { fontSize: 2 },
  [wide]: { paddingInlineEnd: 6 },
} satisfies ThemeUIStyleObject;

const removeStyle = {
  ...iconButtonStyle,
  position: 'absolute',
  top: '-4px',
  insetInlineEnd: '-8px',
  color: 'muted',
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

interface Props {
  kind: 'game' | 'role';
  id: string;
  head: ComparedHead | undefined;
  onRemove: (id: string) => void;
}

/** The head of a column: picture and name, and the way out of the comparison. */
export function ColumnHead({ kind, id, head, onRemove }: Props) {
  const t = useStrings('library-pages');
  return (
    <div sx={headStyle}>
      {head && (
        <Picture
          picture={head.picture}
          alt=""
          sizes={kind === 'game' ? '112px' : '64px'}
          sx={kind === 'game' ? coverStyle : pictureStyle}
        />
      )}
      {head ? (
        <span lang={head.lang} sx={nameStyle}>
          <LocalLink to={kind} params={{ id }}>
            <NameWithReading name={head.name} />
          </LocalLink>
        </span>
      ) : (
        <span sx={nameStyle}>{t('compare-missing')}</span>
      )}
      <button
        type="button"
        aria-label={t('compare-remove', { name: head?.name ?? id })}
        onClick={() => onRemove(id)}
        sx={removeStyle}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
