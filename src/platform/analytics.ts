import { browserEnv } from '../config/browser-env';

/** What analytics hears of, by the names of the specification (section 7.3). */
export type AnalyticsEvent =
  | {
      readonly name: 'official_website_events';
      readonly params: { readonly event_name: 'download_pc'; readonly url: string };
    }
  | { readonly name: 'download_mobile'; readonly params: Readonly<Record<string, never>> }
  | {
      readonly name: 'page_error';
      readonly params: { readonly message: string; readonly path: string };
    };

/** The visitor's id in analytics, as decimal text: it is greater than a number can hold. */
export type WebId =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'known'; readonly id: string };

type Listener = (event: AnalyticsEvent) => void;

/** More than a visit brings before analytics is there; a page that fails again and again ends here. */
const MOST_WAITING = 20;

const { analyticsAppId, analyticsChannelDomain } = browserEnv;

/** Whether the site was built with analytics at all. */
export const hasAnalytics = analyticsAppId !== undefined && analyticsChannelDomain !== undefined;

let listener: Listener | undefined;
let waiting: AnalyticsEvent[] | undefined = hasAnalytics ? [] : undefined;
let webId: WebId = { status: hasAnalytics ? 'loading' : 'none' };

/** Tells analytics; what comes before it has started waits for it, what comes without it is forgotten. */
export function track(event: AnalyticsEvent): void {
  if (listener) listener(event);
  else if (waiting && waiting.length < MOST_WAITING) waiting.push(event);
}

/** Hands every event from now on, and those that have waited, to analytics. */
export function startTracking(hear: Listener): void {
  listener = hear;
  waiting?.forEach(hear);
  waiting = undefined;
}

/** Analytics is not wanted, or no longer: events are forgotten, and there is no web id. */
export function stopTracking(): void {
  listener = undefined;
  waiting = undefined;
  webId = { status: 'none' };
}

/** The web id as far as it is known at this moment. */
export function readWebId(): WebId {
  return webId;
}

/** For analytics: says what is known of the web id. */
export function setWebId(known: WebId): void {
  webId = known;
}
