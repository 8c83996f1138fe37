import { createContext, useContext, type ReactNode } from 'react';
import { DEFAULT_LOCALE } from '../config/locales';
import type { Place } from '../routes';

const PlaceContext = createContext<Place>({ locale: DEFAULT_LOCALE, variant: 'pc' });

/** Tells everything beneath which language and variant the page is in. */
export function PlaceProvider({ place, children }: { place: Place; children: ReactNode }) {
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>;
}

/** The language and variant of the page. */
export function usePlace(): Place {
  return useContext(PlaceContext);
}
