/** Every type of prop-types, called or not: React reads none of them in production. */
const anyType: () => unknown = new Proxy(() => anyType, { get: () => anyType });

/** Replaces the package prop-types, which Gatsby's own components import (`src/gatsby/patches/node/webpack-config.ts`). */
export default anyType;
