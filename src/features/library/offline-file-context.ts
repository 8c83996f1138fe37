import { createContext } from 'react';

/** A game's page as one file to take along, and the words that lead to it: the build knows its size. */
export interface OfflineFile {
  readonly address: string;
  readonly label: string;
}

/** Brings it from the page's context to the facts, whose code comes late. */
export const OfflineFileContext = createContext<OfflineFile | undefined>(undefined);
