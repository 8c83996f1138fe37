import { navigate } from 'gatsby';
import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { printed } from '../../../theme/theme';
import { buttonStyle } from '../../../ui/button-style';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { useAsync } from '../use-async';
import { AddRole } from './add-role';
import { comparedFragment, MOST_COMPARED, readCompared, readRoles } from './compared-roles';
import { ComparisonTable } from './comparison-table';
import { CopyLink } from './copy-link';

const placeStyle = { display: 'grid', gap: 4, alignContent: 'start' } satisfies ThemeUIStyleObject;

const controlsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 5,
  rowGap: 3,
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const checkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 'touch',
  cursor: 'pointer',
} satisfies ThemeUIStyleObject;

const fullStyle = { alignSelf: 'center', color: 'muted' } satisfies ThemeUIStyleObject;

/** The comparison of the roles that a fragment names. */
export function Comparison({ hash }: { hash: string }) {
  const t = useStrings('library-pages');
  const common = useStrings('common');
  const { locale } = usePlace();
  const ids = readCompared(hash);
  const [isShort, setShort] = useState(false);
  const key = ids.length === 0 ? undefined : `${locale} ${ids.join(' ')}`;
  const { last, state } = useAsync(key, async (signal) => ({
    ids,
    roles: await readRoles(ids, locale, signal),
  }));
  const show = (next: readonly string[]): void => {
    const { pathname, search } = window.location;
    navigate(pathname + search + comparedFragment(next));
  };
  const found = last?.roles.flatMap((role) => role ?? []) ?? [];
  return (
    <div sx={placeStyle}>
      <div sx={controlsStyle}>
        {ids.length < MOST_COMPARED ? (
          <AddRole ids={ids} gameId={found[0]?.game.gameId} onAdd={(id) => show([...ids, id])} />
        ) : (
          <p sx={fullStyle}>{t('compare-full')}</p>
        )}
        {ids.length > 1 && (
          <label sx={checkStyle}>
            <input
              type="checkbox"
              checked={isShort}
              onChange={(event) => setShort(event.target.checked)}
            />
            {t('compare-only-differences')}
          </label>
        )}
        {ids.length > 0 && <CopyLink key={hash} />}
      </div>
      {state.status === 'failed' && <ErrorState retry={state.retry} />}
      {ids.length > 0 && state.status === 'loading' && !last && (
        <p role="status">{common('loading')}</p>
      )}
      {ids.length === 0 && (
        <EmptyState art="empty" title={t('compare-empty-title')} text={t('compare-empty-text')}>
          <LocalLink to="library" sx={buttonStyle}>
            {common('nav-library')}
          </LocalLink>
        </EmptyState>
      )}
      {state.status !== 'failed' && last && last.ids.length > 0 && ids.length > 0 && (
        <ComparisonTable
          ids={last.ids}
          roles={last.roles}
          onlyDifferences={isShort && found.length > 1}
          onRemove={(id) => show(ids.filter((each) => each !== id))}
        />
      )}
    </div>
  );
}
