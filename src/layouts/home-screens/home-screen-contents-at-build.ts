import * as screens from './home-screen-contents';

/** The screens of the home pages where pages are rendered; nothing in the browser's production code. */
export const screensAtBuild: typeof screens | undefined = screens;
