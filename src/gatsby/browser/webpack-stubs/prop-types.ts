/** Any type of prop-types, called or not: React looks at none of them in production. */
const anyType: () => unknown = new Proxy(() => anyType, { get: () => anyType });

/** Stands in for the package prop-types, which Gatsby's parts ask for (`src/gatsby/node/hooks/on-create-webpack-config.ts`). */
export default anyType;
