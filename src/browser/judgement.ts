import type { ServerAnswer } from '../client/server-answers';

/** What decides about something that did not load. It comes after the page, with `later.ts`. */
export interface Judgement {
  /** How the site's own server takes a request for an address. */
  readonly ask: (address: string) => Promise<ServerAnswer>;
  /** Whether loading anew would lose what was typed or done. */
  readonly wouldLoseWork: () => boolean;
  /** Tells the visitor that there is no connection. */
  readonly sayOffline: () => void;
}

/** A page of this moment: whatever is missing is gone, and nothing can have been typed. */
let judgement: Judgement = {
  ask: () => Promise.resolve('gone'),
  wouldLoseWork: () => false,
  sayOffline: () => undefined,
};

/** Who decides now. */
export const judge = (): Judgement => judgement;

/** Lets somebody decide who knows more. */
export const setJudgement = (better: Judgement): void => {
  judgement = better;
};
