import { navigate } from 'gatsby';
import { useState, useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { printed } from '../../../theme/theme';
import { buttonStyle, quietButtonStyle } from '../../../ui/button-style';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { useAsync } from '../../../api-client/use-async';
import {
  comparedFragment,
  MOST_COMPARED,
  readCompared,
  readRoles,
  readRolesOfGame,
  type RoleChoice,
} from './compared-roles';
import { ComparisonTable } from './comparison-table';
import { logRefusal } from '../../../platform/log';
import { selectLabelStyle, selectStyle } from '../../../ui/select-style';
import { useReadingRecord } from '../shelf/reading-record';

const copyLinkPlaceStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
} satisfies ThemeUIStyleObject;

function CopyLink() {
  const t = useStrings('library-pages');
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setSaid(t('compare-shared'));
    } catch (error) {
      // Forbidden, or missing on a page without encryption.
      logRefusal(error);
      setSaid(t('compare-not-shared'));
    }
  };
  return (
    <div sx={copyLinkPlaceStyle}>
      <button type="button" onClick={() => void copy()} sx={quietButtonStyle}>
        {t('compare-share')}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}

interface Props {
  /** The roles that are compared already. */
  ids: readonly string[];
  /** The game of the first of them. */
  gameId: string | undefined;
  onAdd: (id: string) => void;
}

const narrowSelectStyle = {
  ...selectStyle,
  width: 'min(240px, 100%)',
} satisfies ThemeUIStyleObject;

function Choices({ label, roles }: { label: string; roles: readonly RoleChoice[] }) {
  return (
    roles.length > 0 && (
      <optgroup label={label}>
        {roles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    )
  );
}

/** Adds a role: of the same game, or one that the visitor has seen lately or keeps. */
function AddRole({ ids, gameId, onAdd }: Props) {
  const t = useStrings('library-pages');
  const id = useId();
  const { locale } = usePlace();
  const record = useReadingRecord((state) => state.record);
  const { state } = useAsync(gameId && `${locale} ${gameId}`, (signal) =>
    readRolesOfGame(gameId ?? '', locale, signal),
  );
  const isNew = (role: RoleChoice): boolean => !ids.includes(role.id);
  const ofGame = state.status === 'ready' ? state.data : [];
  const known = new Set(ofGame.map((role) => role.id));
  const seen = new Map(
    [...record.favourites, ...record.recent]
      .filter(({ kind }) => kind === 'role')
      .map((role) => [role.id, role]),
  );
  const others = [...seen.values()].filter((role) => isNew(role) && !known.has(role.id));
  const same = ofGame.filter(isNew);
  const isEmpty = same.length + others.length === 0;
  // Its room is kept while the roles of the game are on their way.
  if (isEmpty && ids.length === 0) return null;
  return (
    <div>
      <label htmlFor={id} sx={selectLabelStyle}>
        {t('compare-add')}
      </label>
      <select
        id={id}
        value=""
        disabled={isEmpty}
        onChange={(event) => onAdd(event.target.value)}
        sx={narrowSelectStyle}
      >
        <option value="" disabled>
          {t('compare-pick')}
        </option>
        <Choices label={t('compare-same-game')} roles={same} />
        <Choices label={t('compare-seen')} roles={others} />
      </select>
    </div>
  );
}

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
