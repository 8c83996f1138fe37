export default {
  siteMetadata: { title: 'Bare' },
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
};
