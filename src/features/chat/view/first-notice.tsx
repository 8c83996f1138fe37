import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { coarsePointer } from '../../../theme/theme';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import { detailsStyle } from '../../../ui/details-style';
import { ChevronDownIcon } from '../../../ui/icons/chevron-down';
import { NoteCard } from './note-card';

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
} satisfies ThemeUIStyleObject;

const okStyle = {
  ...quietButtonStyle,
  ...smallButton,
  backgroundColor: 'primary',
  color: 'onPrimary',
} satisfies ThemeUIStyleObject;

/** One line, which says first what the partner is; opened, it is all there. */
const foldStyle = {
  ...detailsStyle,
  '& summary': { ...detailsStyle['& summary'], minHeight: 28 },
  '& summary > span': {
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&[open] summary > span': { whiteSpace: 'normal' },
  '& > p': { marginTop: 2 },
  [coarsePointer]: { '& summary': { minHeight: 'touch' } },
} satisfies ThemeUIStyleObject;

interface Props {
  name: string;
  /** The conversation goes on below it. */
  isFolded: boolean;
  onRead: () => void;
}

/**
 * Shows a notice before the first chat in this browser: that partners are programs, and how old one must be. It stays until
 * it is answered: once something was sent, as a line that opens.
 */
export function FirstNotice({ name, isFolded, onRead }: Props) {
  const t = useStrings('chat');
  const actions = (
    <p sx={actionsStyle}>
      <button type="button" onClick={onRead} sx={okStyle}>
        {t('notice-ok')}
      </button>
      <LocalLink to="legal" params={{ doc: 'terms' }}>
        {t('notice-terms')}
      </LocalLink>
    </p>
  );
  if (isFolded) {
    return (
      <NoteCard title={t('notice-title')} isUntitled>
        <details sx={foldStyle}>
          <summary>
            <span>{t('notice-text', { name })}</span>
            <ChevronDownIcon size={18} />
          </summary>
          {actions}
        </details>
      </NoteCard>
    );
  }
  return (
    <NoteCard title={t('notice-title')}>
      <p>{t('notice-text', { name })}</p>
      {actions}
    </NoteCard>
  );
}
