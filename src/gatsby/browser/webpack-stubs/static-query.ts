import { createContext } from 'react';

/** All of Gatsby's static queries that production code still asks for; pages of this site have none. */
export const StaticQueryContext = createContext({});
