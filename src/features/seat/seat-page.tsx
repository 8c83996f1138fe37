import { useHydrated } from '../../platform/loading/use-hydrated';
import { useLazy } from '../../platform/loading/use-lazy';
import { readSeatFragment } from '../../routes/seat-fragment';
import { ErrorState } from '../../ui/error-state';

function load() {
  return import('./seat-view.lazy');
}

/** The page of the seat, for browsers that have no window above others: the fragment names the game. */
export function SeatPage({ hash }: { hash: string }) {
  const isHydrated = useHydrated();
  const { code, hasFailed, loadNow } = useLazy(load);
  if (hasFailed) return <ErrorState retry={loadNow} />;
  // What is built names no game: only the browser knows the fragment.
  return isHydrated && code ? <code.SeatView gameId={readSeatFragment(hash)} /> : null;
}
