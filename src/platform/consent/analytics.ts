import { browserEnv } from '../../config/browser-env';

/** A page that was shown; addresses hold nothing that was typed. */
export interface PageView {
  readonly title: string;
  readonly url: string;
  readonly url_path: string;
  /** The page before it, in this site or another; empty when there is none. */
  readonly referrer: string;
}

/**
 * Events that analytics hears of, by the names of the specification (section 7.3) and, for page views, of DataFinder.
 */
export type AnalyticsEvent =
  | { readonly name: 'predefine_pageview'; readonly params: PageView }
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

/** The size of the queue: more than a visit produces, so that a page which keeps failing does not fill memory. */
const MOST_WAITING = 20;

const { analyticsAppId, analyticsChannelDomain } = browserEnv;

/** True when the site was built with analytics at all. */
export const hasAnalytics = analyticsAppId !== undefined && analyticsChannelDomain !== undefined;

let listener: Listener | undefined;
let waiting: AnalyticsEvent[] | undefined = hasAnalytics ? [] : undefined;
let webId: WebId = { status: hasAnalytics ? 'loading' : 'none' };

/** Sends an event to analytics. Events from before its start are queued; on a site without analytics, dropped. */
export function track(event: AnalyticsEvent): void {
  if (listener) listener(event);
  else if (waiting && waiting.length < MOST_WAITING) waiting.push(event);
}

/** Sends the queued events and all further ones to a listener. */
export function startTracking(hear: Listener): void {
  listener = hear;
  waiting?.forEach(hear);
  waiting = undefined;
}

/** Stops analytics: queued and further events are dropped, and there is no web id. */
export function stopTracking(): void {
  listener = undefined;
  waiting = undefined;
  webId = { status: 'none' };
}

/** The web id as far as it is known at this moment. */
export function readWebId(): WebId {
  return webId;
}

/** Sets what is known of the web id; called by analytics only. */
export function setWebId(known: WebId): void {
  webId = known;
}
