import type { ThemeUIStyleObject } from 'theme-ui';
import { useHref } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { quietButtonStyle } from '../../ui/button-style';
import { visuallyHidden } from '../../ui/visually-hidden';

const formStyle = { width: '100%', maxWidth: 440 } satisfies ThemeUIStyleObject;

const rowStyle = { display: 'flex', gap: 2 } satisfies ThemeUIStyleObject;

const fieldStyle = {
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 48,
  paddingX: 4,
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'round',
  backgroundColor: 'surface',
  '&::placeholder': { color: 'muted', opacity: 1 },
} satisfies ThemeUIStyleObject;

const submitStyle = {
  ...quietButtonStyle,
  flex: 'none',
  minHeight: 48,
} satisfies ThemeUIStyleObject;

/** A plain form that opens the search page, also without a script. */
export function NotFoundSearch() {
  const t = useStrings('not-found');
  const address = useHref()('search', {});
  return (
    <form role="search" method="get" action={address} sx={formStyle}>
      <label htmlFor="lost" sx={visuallyHidden}>
        {t('search-label')}
      </label>
      <span sx={rowStyle}>
        <input
          id="lost"
          type="search"
          name="searchValue"
          maxLength={64}
          placeholder={t('search-label')}
          autoComplete="off"
          enterKeyHint="search"
          sx={fieldStyle}
        />
        <button type="submit" sx={submitStyle}>
          {t('search')}
        </button>
      </span>
    </form>
  );
}
