/** What a visitor is told of a call that failed. */
export interface Failure {
  /**
   * `offline`: no connection; `slow`: no answer in time; `server`: an answer that is none; `busy`: too many
   * requests; `session`: it is over; `refused`: the API said no, in its own words.
   */
  readonly kind: 'offline' | 'slow' | 'server' | 'busy' | 'session' | 'refused';
  /** Why the API refused, in its own Chinese words; empty when it gave none. */
  readonly message: string;
}

type Listener = (failure: Failure) => void;
const listeners = new Set<Listener>();
/** Nobody listened yet: who shows failures comes a moment after the page. */
let unheard: Failure[] = [];

/** Hears of every failure that the contract wants shown, wherever the call was made. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  unheard.forEach(listener);
  unheard = [];
  return () => {
    listeners.delete(listener);
  };
}

/** Tells whoever shows failures. */
export function reportFailure(failure: Failure): void {
  if (listeners.size === 0) unheard.push(failure);
  for (const listener of listeners) listener(failure);
}
