import * as parts from './role-parts';

/** Parts of a role's page where pages are rendered; nothing in the browser's production code. */
export const partsAtBuild: typeof parts | undefined = parts;
