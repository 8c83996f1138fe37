import { useSession } from '../../api-client/session/session';
import { useIdle } from '../../platform/loading/use-idle';
import { useLazy } from '../../platform/loading/use-lazy';

function load() {
  return import('./agreement-news.lazy');
}

/**
 * Tells whoever is logged in which texts have changed since they agreed, and asks for consent again where a text says so: for
 * pages that need the session, which may go on for months without another login. Nobody else fetches anything of it.
 */
export function AgreementNews() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const isIdle = useIdle();
  const { code } = useLazy(load, { when: isLoggedIn && isIdle });
  return isLoggedIn && code ? <code.AgreementNews /> : null;
}
