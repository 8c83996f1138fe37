import type { GatsbyNode } from 'gatsby';

/**
 * Parts of libraries that come with every page and that no page of this site uses: scripts in a web worker
 * (gatsby-script), parsing for the Trans component (react-i18next), and language detection and development
 * messages (gatsby-plugin-react-i18next, which runs with `redirect: false`).
 */
const unused = [
  '@builder.io/partytown/integration',
  'html-parse-stringify',
  'browser-lang',
  'outdent',
];

/** Leaves out of the browser's production code what is never called there. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  stage,
  actions,
}) => {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    resolve: { alias: Object.fromEntries(unused.map((name) => [name, false])) },
  });
};
