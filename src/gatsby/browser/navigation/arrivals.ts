type Listener = () => void;

const listeners: Listener[] = [];

/** Calls whenever a page is shown, from the next one on. */
export const onArrival = (listener: Listener): void => {
  listeners.push(listener);
};

/** Says that the page of the address is shown. */
export const arrive = (): void => {
  for (const listener of listeners) listener();
};
