/** Fetches what a download needs beyond a plain link, when it comes near. */
export const loadRuntime = () => import('./runtime');
