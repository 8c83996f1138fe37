import { Footer } from './footer';

/** The footer where pages are rendered; nothing in the browser's production code. */
export const footerAtBuild: typeof Footer | undefined = Footer;
