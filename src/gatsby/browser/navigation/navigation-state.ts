/** An address of this site that a visitor goes to, and whether it takes the place of the entry in the history. */
export interface Goal {
  readonly address: string;
  readonly replace: boolean;
}

interface NavigationState {
  /** The navigation whose page is being loaded. */
  pending: Goal | undefined;
  /** True once the first page is hydrated: what fails from then on leaves something to go on with. */
  isShown: boolean;
  /** True once the server is known to have a newer build: the next navigation to another page is a full load. */
  isOutdated: boolean;
  /** True for 10 s after a reload starts, so that a second failure does not start another. */
  isLeaving: boolean;
}

/** The one state of what stands in front of Gatsby's navigation (this folder and `build-update.ts`). */
export const navigation: NavigationState = {
  pending: undefined,
  isShown: false,
  isOutdated: false,
  isLeaving: false,
};

/** Returns the page that the visitor is going to, or is on. */
export function currentGoal(): Goal {
  const { pathname, search, hash } = window.location;
  return navigation.pending ?? { address: pathname + search + hash, replace: true };
}

type NavigationListener = (address: string) => void;

const navigationListeners: NavigationListener[] = [];

/** Calls the listener with its address each time that a visitor goes to a page of the app, before it is shown. */
export function onNavigate(listener: NavigationListener): void {
  navigationListeners.push(listener);
}

/** Tells the listeners where the visitor is going. */
export function announceNavigation(address: string): void {
  for (const listener of navigationListeners) listener(address);
}

type Listener = () => void;

const routeListeners: Listener[] = [];

/** Calls the listener each time a page is shown, from the next one on. */
export function onRouteShown(listener: Listener): void {
  routeListeners.push(listener);
}

/** Tells the listeners that the page of the current address is shown. */
export function announceRoute(): void {
  for (const listener of routeListeners) listener();
}
