/** Gatsby's own beginning of a page's scripts; `webpack-config.ts` says where it lies. */
declare module 'gatsby-production-app';
/** Modules that it imports first: the plugins' parts for the browser, with the layout. */
declare module 'gatsby-browser-plugins';
