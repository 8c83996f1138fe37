import type { ThemeUIStyleObject } from 'theme-ui';
import { helpLines } from '../../../config/help-lines';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { NoteCard } from './note-card';

const listStyle = {
  display: 'grid',
  gap: 1,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
} satisfies ThemeUIStyleObject;

const numberStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'live',
  fontSize: 3,
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

/** Who helps, in the region of the page's language, beneath a message of distress; nothing where no line is known. */
export function HelpCard() {
  const t = useStrings('chat');
  const { locale } = usePlace();
  const lines = helpLines[locale];
  if (lines.length === 0) return null;
  return (
    <NoteCard title={t('help-title')} tone="live">
      <p>{t('help-text')}</p>
      <ul sx={listStyle}>
        {lines.map(({ name, number }) => (
          <li key={number} sx={lineStyle}>
            <span>{name}</span>
            <a href={`tel:${number.replace(/[^\d+]/g, '')}`} sx={numberStyle}>
              {number}
            </a>
          </li>
        ))}
      </ul>
    </NoteCard>
  );
}
