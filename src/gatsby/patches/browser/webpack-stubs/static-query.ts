import { createContext } from 'react';

/** Replaces Gatsby's module of static queries, which this site does not use: production code imports only this context. */
export const StaticQueryContext = createContext({});
