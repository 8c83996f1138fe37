import { logError } from '../../../platform/log';
import { PATIENCE_MS, withTimeout } from '../with-timeout';
import type { InstallData, InstallSdk } from './install-sdk';
import { loadScript } from './load-script';

/** What the script's `OpenInstall` makes; `onready` is called on it. */
interface Instance {
  readonly wakeupOrInstall: () => void;
}

interface Options {
  readonly appKey: string;
  readonly onready: (this: unknown) => void;
}

type OpenInstall = new (options: Options, data: InstallData) => unknown;

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
 * The install SDK behind a script that is compatible with OpenInstall.
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
        // Nobody waits for it a second time.
        patience = 0;
        return false;
      }
    },
  };
}
