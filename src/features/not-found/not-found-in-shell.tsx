import { useLazy } from '../../platform/loading/use-lazy';
import { ErrorState } from '../../ui/error-state';

function loadView() {
  return import('./not-found-view.lazy');
}

/** Shows that an address under a shell leads nowhere. Few do, so that the shell's first load goes without its code. */
export function NotFoundInShell({ pathname }: { pathname: string }) {
  const { code, hasFailed, loadNow } = useLazy(loadView);
  if (hasFailed) return <ErrorState retry={loadNow} />;
  return code ? <code.NotFoundView pathname={pathname} /> : null;
}
