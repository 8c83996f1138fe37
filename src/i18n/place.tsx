import { createContext, useContext, type ReactNode } from 'react';
import { href, type ParamsOf, type Place, type RouteName } from '../routes';
import { DEFAULT_LOCALE } from './locales';

const PlaceContext = createContext<Place>({ locale: DEFAULT_LOCALE, variant: 'pc' });

/** Tells everything beneath which language and variant the page is in. */
export const PlaceProvider = ({ place, children }: { place: Place; children: ReactNode }) => (
  <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>
);

/** The language and variant of the page. */
export const usePlace = (): Place => useContext(PlaceContext);

/** Addresses in the language and variant of the page: `to('game', { id })`. */
export const useHref = (): (<N extends RouteName>(name: N, params: ParamsOf<N>) => string) => {
  const place = usePlace();
  return (name, params) => href(name, params, place);
};
