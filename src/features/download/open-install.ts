import { logError } from '../../platform/log';
import { PATIENCE_MS, withTimeout } from './with-timeout';

/**
 * Loads and runs a script of another site.
 * @throws when it does not load; a script that throws counts as loaded
 */
function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${address} did not come`));
    };
    document.head.append(script);
  });
}

/** Data about the visit that is handed to the installed app. */
export type InstallData = Readonly<Record<string, string>>;

/** A service that opens the app if it is installed, and installs it if not. */
export interface InstallSdk {
  /** Loads and initialises the SDK once; a failure is logged, and the next call tries again. */
  readonly prepare: () => void;
  /**
   * Opens or installs the app.
   * @returns false when the SDK is not ready after 5 s or fails: then nothing has been started
   * @param signal ends the wait, with false
   */
  readonly wakeUpOrInstall: (signal: AbortSignal) => Promise<boolean>;
}

/** An instance of the script's `OpenInstall`; the `this` of `onready`. */
interface Instance {
  readonly wakeupOrInstall: () => void;
}

interface InstallOptions {
  readonly appKey: string;
  readonly onready: (this: unknown) => void;
}

type OpenInstall = new (options: InstallOptions, data: InstallData) => unknown;

function isConstructor(value: unknown): value is OpenInstall {
  return typeof value === 'function';
}

function isInstance(value: unknown): value is Instance {
  return (
    typeof value === 'object' &&
    value !== null &&
    'wakeupOrInstall' in value &&
    typeof value.wakeupOrInstall === 'function'
  );
}

async function initialise(url: string, appKey: string, data: InstallData): Promise<Instance> {
  await loadScript(url);
  const given: unknown = Reflect.get(window, 'OpenInstall');
  if (!isConstructor(given)) throw new TypeError(`The script ${url} brings no OpenInstall`);
  return new Promise((resolve, reject) => {
    new given(
      {
        appKey,
        onready() {
          if (isInstance(this)) resolve(this);
          else reject(new TypeError(`The OpenInstall of ${url} cannot wake up or install`));
        },
      },
      data,
    );
  });
}

/**
 * Creates the install SDK behind a script that is compatible with OpenInstall.
 * @param url of the script, fetched when it is first wanted
 * @param data what the app is told
 */
export function createOpenInstall(url: string, appKey: string, data: InstallData): InstallSdk {
  let ready: Promise<Instance> | undefined;
  let patience = PATIENCE_MS;
  const prepare = (): Promise<Instance> => {
    if (ready) return ready;
    const started = initialise(url, appKey, data);
    started.catch((error: unknown) => {
      logError(error);
      ready = undefined;
    });
    ready = started;
    return started;
  };
  return {
    prepare: () => {
      void prepare();
    },
    wakeUpOrInstall: async (signal) => {
      try {
        const instance = await withTimeout(prepare(), patience, signal);
        instance.wakeupOrInstall();
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        logError(error);
        // Later calls do not wait again.
        patience = 0;
        return false;
      }
    },
  };
}
