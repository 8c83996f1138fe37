import { useEffect, useState } from 'react';
import { useLoaded } from '../../platform/use-lazy';
import type { Recommendation } from './recommended-build';
import type { Build } from './builds';
import { loadRuntime } from './load-runtime';

/** What fits the visitor's machine, once that is wanted and known. */
export function useRecommendedBuild(
  builds: readonly Build[],
  wanted: boolean,
): Recommendation | undefined {
  const [advice, setAdvice] = useState<Recommendation>();
  const runtime = useLoaded(loadRuntime, wanted);
  useEffect(() => {
    if (!runtime) return undefined;
    let isCurrent = true;
    void runtime.readAdvice(builds).then((read) => {
      if (isCurrent) setAdvice(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [runtime, builds]);
  return advice;
}
