import { useEffect, useRef, useState } from 'react';

/**
 * Code that is fetched once it is wanted; undefined until it is there. When it does not come, the caller
 * takes its wish back, so that the next one tries again, and does without.
 * @param load imports the code; one function for good, outside of the component
 * @param onFail called when it did not come; what it would have shown was an extra where there is none
 */
export function useLoaded<T extends object>(
  load: () => Promise<T>,
  wanted: boolean,
  onFail?: () => void,
): T | undefined {
  const [code, setCode] = useState<T>();
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });
  useEffect(() => {
    if (!wanted || code) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setCode(loaded);
      },
      () => {
        if (isCurrent) fail.current?.();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, wanted, code]);
  return code;
}
