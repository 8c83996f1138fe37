import { useEffect, useRef, useState } from 'react';
import { logError } from '../../platform/log';
import type { Variant } from '../../routes';
import type { Build, BuildId } from './builds';
import { PATIENCE_MS, withTimeout } from './with-timeout';

/** The last download that the visitor started. */
export interface Started {
  readonly build: BuildId;
  readonly phase: 'preparing' | 'started';
}

type StartDownload = (build: Build, href: string) => Promise<void>;

/** Loads the code that a download needs beyond a plain link. */
export function loadDownload() {
  return import('./download.lazy');
}

async function loadInTime() {
  try {
    return await withTimeout(loadDownload(), PATIENCE_MS);
  } catch (error) {
    logError(error);
    return undefined;
  }
}

/** Starts downloads, one at a time; leaving the page cancels. If the code does not load, follows the plain link. */
export function useDownload(variant: Variant): readonly [Started | undefined, StartDownload] {
  const [started, setStarted] = useState<Started>();
  const running = useRef<{ build: BuildId; controller: AbortController }>(undefined);
  useEffect(() => {
    const leave = (): void => running.current?.controller.abort();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const start: StartDownload = async (build, href) => {
    if (running.current?.build === build.id) return;
    // Another build replaces the one being prepared.
    running.current?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    const own = { build: build.id, controller };
    running.current = own;
    setStarted({ build: build.id, phase: 'preparing' });
    const code = await loadInTime();
    if (code) await code.download(build, window.location.search, variant, signal);
    else if (!signal.aborted) window.location.assign(href);
    if (running.current !== own) return;
    running.current = undefined;
    setStarted(signal.aborted ? undefined : { build: build.id, phase: 'started' });
  };
  return [started, start];
}
