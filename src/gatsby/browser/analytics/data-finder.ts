import type { Collector } from '@datarangers/sdk-javascript';
import { appConfig } from '../../../config/app';
import { logError } from '../../../platform/log';
import { importWithoutReload } from '../../../platform/loading/import-without-reload';
import { forgetDataFinder } from './data-finder-storage';
import { createTransport } from './data-finder-transport';
import { publicPath } from './public-address';
import type { AnalyticsVendor } from './analytics-vendor';

type Sdk = InstanceType<typeof Collector>;

/** How long the collector may take to give the web id, in milliseconds. Nobody waits for it longer. */
export const WEB_ID_TIMEOUT_MS = 5000;

const DECIMAL = /^\d+$/;

/** Replaces a plugin of the SDK by one that does nothing. */
class EmptyPlugin {
  apply(): void {
    // Not even its timers.
  }
}

/**
 * Runs code of the SDK whose listeners for the end of a page listen to `pagehide` instead: `unload`, and in some
 * browsers `beforeunload`, keep a page out of the back/forward cache.
 */
function withoutUnload(act: () => void): void {
  const addEventListener: unknown = Reflect.get(window, 'addEventListener');
  const listen = window.addEventListener.bind(window);
  Object.assign(window, {
    addEventListener: (type: string, listener: EventListener, options?: boolean): void => {
      const isEnd = type === 'unload' || type === 'beforeunload';
      listen(isEnd ? 'pagehide' : type, listener, options);
    },
  });
  try {
    act();
  } finally {
    Object.assign(window, { addEventListener });
  }
}

function logOnce(): (error: unknown) => void {
  let isTold = false;
  return (error) => {
    if (!isTold) logError(error, 'The analytics collector does not answer as it should.');
    isTold = true;
  };
}

function identify(sdk: Sdk, userId: string | undefined): void {
  // Events that are still queued belong to the previous user.
  sdk.clearEventCache();
  // Without a user id the SDK goes back to the web id, as it does for visitors.
  sdk.config({
    app_version: appConfig.version,
    user_unique_id: userId ?? '',
    is_login: userId !== undefined,
  });
}

function readWebId(sdk: Sdk, onFail: (error: unknown) => void): Promise<string | undefined> {
  return new Promise((resolve) => {
    let isInvented = false;
    // Where the collector gives no id, the SDK makes one up.
    sdk.on(sdk.Types.TokenError, () => {
      isInvented = true;
    });
    sdk.getToken(({ web_id: id }) => {
      const isGiven = !isInvented && typeof id === 'string' && DECIMAL.test(id);
      if (!isGiven) onFail(new Error('The analytics collector has given no web id'));
      resolve(isGiven ? id : undefined);
    }, WEB_ID_TIMEOUT_MS);
  });
}

interface DataFinderOptions {
  /** Decimal digits; the build has seen to it. */
  readonly appId: string;
  /** The address that everything goes to, without a slash at its end. */
  readonly channelDomain: string;
}

/** DataFinder (specification, section 7.3), through the SDK `@datarangers/sdk-javascript`. */
export function createDataFinder({
  appId,
  channelDomain: collector,
}: DataFinderOptions): AnalyticsVendor {
  return {
    start: async (readUserId, signal) => {
      const base = await importWithoutReload(
        () => import('@datarangers/sdk-javascript/es/index-base.min.js'),
      );
      if (signal.aborted) throw new DOMException('Not wanted any more', 'AbortError');
      // It would send every event to any host that a link to this site names in `?_r_d_=`.
      base.Collector.usePlugin(EmptyPlugin, 'verifyH');
      const sdk = new base.Collector('youban');
      signal.addEventListener('abort', () => sdk.destroyInstance(), { once: true });
      const onFail = logOnce();
      withoutUnload(() =>
        sdk.init({
          app_id: Number(appId),
          channel_domain: collector,
          transport: createTransport(collector, signal, onFail),
          // The specification asks for no events about how long a page is open.
          disable_heartbeat: true,
          disable_sdk_monitor: true,
          // The first page only, with its whole query: `page-views.ts` tells of all of them.
          disable_auto_pv: true,
        }),
      );
      identify(sdk, readUserId());
      sdk.start();
      return {
        webId: readWebId(sdk, onFail),
        send: ({ name, params }) => {
          // A copy, because the SDK writes into it.
          if (name === 'predefine_pageview') sdk.predefinePageView({ ...params });
          else if (name === 'page_error')
            sdk.event(name, { ...params, path: publicPath(params.path) });
          else sdk.event(name, { ...params });
        },
        identify: (userId) => identify(sdk, userId),
      };
    },
    forget: () => forgetDataFinder(appId),
  };
}
