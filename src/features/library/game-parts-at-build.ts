import * as parts from './game-parts';

/** Parts of a game's page where pages are rendered; nothing in the browser's production code. */
export const partsAtBuild: typeof parts | undefined = parts;
