import { usePlace } from '../i18n/locale-context';
import { href, type ParamsOf, type RouteName } from '../routes';

/** Addresses in the language and variant of the page: `to('game', { id })`. */
export function useHref(): <N extends RouteName>(name: N, params: ParamsOf<N>) => string {
  const place = usePlace();
  return (name, params) => href(name, params, place);
}
