import { useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { selectLabelStyle, selectStyle } from '../../../ui/select-style';
import { useReadingRecord } from '../shelf/reading-record';
import { useAsync } from '../use-async';
import { readRolesOfGame, type RoleChoice } from './compared-roles';

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
export function AddRole({ ids, gameId, onAdd }: Props) {
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
