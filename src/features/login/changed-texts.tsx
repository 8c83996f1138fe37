import { useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import type { ChangedText } from './agreed-texts';

const listStyle = {
  display: 'grid',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const noteStyle = {
  paddingX: 3,
  paddingY: 2,
  borderRadius: 'small',
  backgroundColor: 'primarySoft',
  fontSize: 1,
  lineHeight: 1.6,
} satisfies ThemeUIStyleObject;

const linkStyle = {
  display: 'inline-block',
  color: 'primary',
  textUnderlineOffset: '0.2em',
} satisfies ThemeUIStyleObject;

interface Props {
  changed: readonly ChangedText[];
}

/** Lists documents that have changed since their reader agreed to them, each with a way to what changed. */
export function ChangedTextList({ changed }: Props) {
  const t = useStrings('login');
  const id = useId();
  return (
    <ul sx={listStyle}>
      {changed.map(({ document, version, changes }) => (
        <li key={document}>
          {t(`changed-${document}`, { version })}{' '}
          <a
            href={changes}
            target="_blank"
            rel="noopener"
            aria-describedby={`${id}-${document}`}
            sx={linkStyle}
          >
            {t('see-changes')}
          </a>
          <span id={`${id}-${document}`} hidden>
            {t('new-tab')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Says in the login dialog which documents have changed. */
export function ChangedTexts({ changed }: Props) {
  if (changed.length === 0) return null;
  return (
    <div sx={noteStyle}>
      <ChangedTextList changed={changed} />
    </div>
  );
}
