import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import type { ChangedText } from './agreed-texts';

const noteStyle = {
  display: 'grid',
  gap: 1,
  margin: 0,
  paddingX: 3,
  paddingY: 2,
  borderRadius: 'small',
  backgroundColor: 'tint',
  fontSize: 1,
  lineHeight: 1.6,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const linkStyle = { color: 'primary', textUnderlineOffset: '0.2em' } satisfies ThemeUIStyleObject;

/** Says which documents have changed since their reader agreed to them, each with a way to what changed. */
export function ChangedTexts({ changed }: { changed: readonly ChangedText[] }) {
  const t = useStrings('login');
  if (changed.length === 0) return null;
  return (
    <ul sx={noteStyle}>
      {changed.map(({ document, version, changes }) => (
        <li key={document}>
          {t(`changed-${document}`, { version })}{' '}
          <a href={changes} target="_blank" rel="noopener" sx={linkStyle}>
            {t('see-changes')}
          </a>
        </li>
      ))}
    </ul>
  );
}
