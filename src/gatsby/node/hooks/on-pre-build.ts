import type { GatsbyNode } from 'gatsby';
import { startWorkersForQueries } from './plan-workers';

/** Decides about workers once Gatsby knows which queries it has to run. */
export const onPreBuild: NonNullable<GatsbyNode['onPreBuild']> = ({ store }) => {
  startWorkersForQueries(Reflect.apply(store.getState, undefined, []));
};
