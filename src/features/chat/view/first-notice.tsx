import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
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

/** Shows a notice before the first chat in this browser: that partners are programs, and how old one must be. */
export function FirstNotice({ name, onRead }: { name: string; onRead: () => void }) {
  const t = useStrings('chat');
  return (
    <NoteCard title={t('notice-title')}>
      <p>{t('notice-text', { name })}</p>
      <p sx={actionsStyle}>
        <button type="button" onClick={onRead} sx={okStyle}>
          {t('notice-ok')}
        </button>
        <LocalLink to="legal" params={{ doc: 'terms' }}>
          {t('notice-terms')}
        </LocalLink>
      </p>
    </NoteCard>
  );
}
