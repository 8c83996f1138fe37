import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useAsync } from '../../../api-client/use-async';
import { localeFacts, type Locale } from '../../../config/locales';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { useAnnouncement } from '../../../platform/voice';
import { compareFragment, type ComparedKind } from '../../../routes/compare-fragment';
import { printed } from '../../../theme/theme';
import { buttonStyle, quietButtonStyle } from '../../../ui/button-style';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { showToast } from '../../../ui/toast';
import { dropChosen } from '../card-buttons/chosen-games';
import { MOST_COMPARED, readCompared } from './compared';
import type { ComparisonPicker } from './comparison-picker';
import type { ComparisonTableData } from './comparison-rows';
import { ComparisonTable } from './comparison-table';
import { CopyLink } from './copy-link';
import { OfferedGames } from './offered-games';
import { readLastCompared, rememberCompared } from './last-compared';
import { readComparison } from './read-comparison';
import { usePickerOffers } from './use-picker-offers';

const placeStyle = { display: 'grid', gap: 4, alignContent: 'start' } satisfies ThemeUIStyleObject;

const controlsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 4,
  rowGap: 3,
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const fullStyle = { alignSelf: 'center', color: 'muted' } satisfies ThemeUIStyleObject;

const BOTH = ['game', 'role'] as const;

function namesOf({ heads }: ComparisonTableData): string[] {
  return heads.flatMap((head) => head?.name ?? []);
}

/** Lists names as the language does. */
function listNames(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(localeFacts[locale].formats, { type: 'conjunction' }).format(names);
}

/** Takes games back that were chosen on their cards and have left the library since, with a word for each. */
function useChosenOfLibrary(
  compared: ComparisonTableData | undefined,
  onGone: (ids: readonly string[]) => void,
): void {
  const t = useStrings('library-pages');
  useEffect(() => {
    if (compared?.kind !== 'game') return;
    const missing = compared.ids.filter((_, at) => !compared.heads[at]);
    const dropped = missing.flatMap((id) => dropChosen(id) ?? []);
    for (const { name } of dropped) {
      void showToast({ tone: 'info', text: t('compare-gone', { name }) });
    }
    if (dropped.length > 0) onGone(dropped.map(({ id }) => id));
    // Once for what was read: what is done about it changes with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [compared]);
}

/** Ways on where nothing is chosen: back to the last comparison, where there was one, and to the library. */
function WaysOn() {
  const t = useStrings('library-pages');
  const { locale } = usePlace();
  const [last] = useState(readLastCompared);
  return (
    <>
      {last && (
        <LocalLink to="compare" suffix={last.hash} sx={buttonStyle}>
          {t('compare-last', { names: listNames(last.names, locale) })}
        </LocalLink>
      )}
      <LocalLink to="library" sx={last ? quietButtonStyle : buttonStyle}>
        {t('compare-browse')}
      </LocalLink>
    </>
  );
}

interface Props {
  hash: string;
  offered: readonly Queries.OfferedGameFragment[];
  Picker: ComparisonPicker;
}

/** The comparison of the games or roles that a fragment names. */
export function Comparison({ hash, offered, Picker }: Props) {
  const t = useStrings('library-pages');
  const common = useStrings('common');
  const { locale } = usePlace();
  const compared = readCompared(hash);
  const { kind, ids } = compared;
  const isEmpty = ids.length === 0;
  const key = isEmpty ? undefined : `${locale} ${kind} ${ids.join(' ')}`;
  const { last, state } = useAsync(key, (signal) => readComparison(compared, locale, signal));
  const show = (of: ComparedKind, next: readonly string[]): void => {
    const { pathname, search } = window.location;
    navigate(pathname + search + compareFragment(of, next));
  };
  const leaveOut = (gone: readonly string[]): void =>
    show(
      kind,
      ids.filter((id) => !gone.includes(id)),
    );
  useChosenOfLibrary(last, leaveOut);
  const kinds = isEmpty ? BOTH : [kind];
  const gameId = last?.kind === kind && !isEmpty ? last.gameId : undefined;
  const offers = usePickerOffers(kinds, ids, gameId);
  const label = isEmpty ? t('compare-pick-first') : t(`compare-add-${kind}`);
  const isShown =
    state.status !== 'failed' && last !== undefined && last.ids.length > 0 && !isEmpty;
  useEffect(() => {
    // Until the next ones are read, `last` is what was compared before.
    if (state.status === 'ready' && ids.length > 1) rememberCompared(hash, namesOf(state.data));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hash, state.status]);
  useAnnouncement(isShown ? t('compare-shown', { names: listNames(namesOf(last), locale) }) : '');
  const others =
    kind === 'game' || isEmpty ? offered.filter(({ gameId }) => !ids.includes(gameId)) : [];
  const covers = others.length > 0 && (
    <OfferedGames games={others} onPick={(id) => show('game', [...ids, id])} />
  );
  return (
    <div sx={placeStyle}>
      <div sx={controlsStyle}>
        {ids.length < MOST_COMPARED ? (
          <Picker
            label={label}
            kinds={kinds}
            taken={ids}
            offers={offers}
            onPick={(picked, id) => show(picked, [...ids, id])}
          />
        ) : (
          <p sx={fullStyle}>{t('compare-full')}</p>
        )}
        {!isEmpty && <CopyLink key={hash} names={isShown ? namesOf(last) : []} />}
      </div>
      {state.status === 'failed' && <ErrorState retry={state.retry} />}
      {!isEmpty && state.status === 'loading' && !last && <p role="status">{common('loading')}</p>}
      {isEmpty && (
        <EmptyState
          {...(!covers && { art: 'empty' as const })}
          title={t('compare-empty-title')}
          text={t('compare-empty-text')}
        >
          {covers}
          <WaysOn />
        </EmptyState>
      )}
      {/* One alone is no comparison yet. */}
      {isShown && ids.length === 1 && covers}
      {isShown && (
        <ComparisonTable
          comparison={last}
          onRemove={(id) => {
            dropChosen(id);
            leaveOut([id]);
          }}
        />
      )}
    </div>
  );
}
