import { useEffect, useRef, useState } from 'react';
import { logError } from '../../platform/log';
import type { Variant } from '../../routes';
import type { Build, BuildId } from './builds';
import { loadRuntime } from './load-runtime';
import { PATIENCE_MS, withTimeout } from './with-timeout';

/** The download that a visitor asked for last. */
export interface Started {
  readonly build: BuildId;
  readonly phase: 'preparing' | 'started';
}

type Start = (build: Build, href: string) => Promise<void>;

async function load() {
  try {
    return await withTimeout(loadRuntime(), PATIENCE_MS);
  } catch (error) {
    logError(error);
    return undefined;
  }
}

/** Starts downloads, one at a time; none after the page was left. Without its code it follows the plain link. */
export function useStart(variant: Variant): readonly [Started | undefined, Start] {
  const [started, setStarted] = useState<Started>();
  const running = useRef<{ build: BuildId; controller: AbortController }>(undefined);
  useEffect(() => {
    const leave = (): void => {
      running.current?.controller.abort();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const start: Start = async (build, href) => {
    if (running.current?.build === build.id) return;
    // Another build instead.
    running.current?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    const own = { build: build.id, controller };
    running.current = own;
    setStarted({ build: build.id, phase: 'preparing' });
    const runtime = await load();
    if (runtime) await runtime.download(build, window.location.search, variant, signal);
    else if (!signal.aborted) window.location.assign(href);
    if (running.current !== own) return;
    running.current = undefined;
    setStarted(signal.aborted ? undefined : { build: build.id, phase: 'started' });
  };
  return [started, start];
}
