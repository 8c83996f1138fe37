import { useEffect, useState } from 'react';
import { useLazy } from '../../platform/loading/use-lazy';
import type { Recommendation } from './recommended-build';
import type { Build } from './builds';
import { loadDownload } from './use-download';

/** The recommended build for the visitor's machine; undefined until `wanted`, loaded and known. */
export function useRecommendedBuild(
  builds: readonly Build[],
  wanted: boolean,
): Recommendation | undefined {
  const [advice, setAdvice] = useState<Recommendation>();
  const { code } = useLazy(loadDownload, { when: wanted });
  useEffect(() => {
    if (!code) return undefined;
    let isCurrent = true;
    void code.readRecommendation(builds).then((read) => {
      if (isCurrent) setAdvice(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [code, builds]);
  return advice;
}
