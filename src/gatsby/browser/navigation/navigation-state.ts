import { probeServer, type ProbeResult } from '../../../platform/probe-server';

/** What decides about something that did not load. It comes after the page, with `later.ts`. */
export interface Judgement {
  /** How the site's own server takes a request for an address. */
  readonly ask: (address: string) => Promise<ProbeResult>;
  /** Whether loading anew would lose what was typed or done. */
  readonly wouldLoseWork: () => boolean;
  /** Tells the visitor that there is no connection. */
  readonly sayOffline: () => void;
}

/** Until then: asks without a limit of time, and leaves alone who is in a field. */
let judgement: Judgement = {
  ask: probeServer,
  wouldLoseWork: () => document.activeElement?.matches('input, textarea') === true,
  sayOffline: () => undefined,
};

/** Who decides now. */
export function judge(): Judgement {
  return judgement;
}

/** Lets somebody decide who knows more. */
export function setJudgement(better: Judgement): void {
  judgement = better;
}
