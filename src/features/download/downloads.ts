import { browserEnv } from '../../config/browser-env';
import { pcBuilds } from './builds';

/** The film about the app, if one is configured. */
export const promo = browserEnv.promoVideoUrl;

/** There is something to take along. */
export const hasDownloads = pcBuilds.length > 0 || promo !== undefined;
