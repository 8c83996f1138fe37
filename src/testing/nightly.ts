import { SEED } from './check-property';

/** Says that `npm run test:nightly` runs, which tries all of what takes long. */
export const isNightly = process.env.NIGHTLY === '1';

/** Part of long tries that `npm test` makes: one in so many. */
const SHARE = 3;

/** Takes all at night, and otherwise every third; `PROPERTY_SEED` chooses which. */
export function shareOf<Tried>(all: readonly Tried[]): readonly Tried[] {
  return isNightly ? all : all.filter((_, at) => at % SHARE === SEED % SHARE);
}

/** Takes all at night, and otherwise so many of them, evenly spread; `PROPERTY_SEED` chooses where they begin. */
export function fewOf<Tried>(all: readonly Tried[], most: number): readonly Tried[] {
  if (isNightly || all.length <= most) return all;
  const apart = all.length / most;
  const first = SEED % Math.floor(apart);
  const taken = new Set(Array.from({ length: most }, (_, at) => first + Math.floor(at * apart)));
  return all.filter((_, at) => taken.has(at));
}
