import type { Locale } from '../../config/locales';
import type { Freedom } from './glossary';

/** A fault of a text beside its translations, or beside another of its game. */
export interface Fault {
  /** The key of the text in its file. */
  readonly at: string;
  readonly locale: Locale;
  /** The number, the Chinese form of the term, or the fold that it is about. */
  readonly what: number | string;
  readonly says: string;
}

function frees(freedom: Freedom, fault: Fault): boolean {
  const { at, locale, what } = freedom;
  return at === fault.at && locale === fault.locale && what === fault.what;
}

/** Faults without those that the glossary allows; what it allows and nobody needs is a fault of its own. */
export function withoutFreedoms(faults: readonly Fault[], freedoms: readonly Freedom[]): Fault[] {
  return [
    ...faults.filter((fault) => !freedoms.some((freedom) => frees(freedom, fault))),
    ...freedoms
      .filter((freedom) => !faults.some((fault) => frees(freedom, fault)))
      .map((freedom) => ({ ...freedom, says: `${String(freedom.what)} is free without need` })),
  ];
}
