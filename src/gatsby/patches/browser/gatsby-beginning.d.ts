/** Gatsby's own beginning of a page's scripts; `webpack-config.ts` says where it lies. */
declare module 'gatsby-production-app';
/** The site's own `gatsby-browser.tsx`, with the layout. */
declare module 'gatsby-site-hooks';
