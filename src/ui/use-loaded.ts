import { useEffect, useState } from 'react';

/**
 * Code that is fetched once it is wanted; undefined until it is there. When it does not come, the next
 * wish tries again: what it would have shown was an extra.
 * @param load imports the code; one function for good, outside of the component
 */
export const useLoaded = <T extends object>(
  load: () => Promise<T>,
  wanted: boolean,
): T | undefined => {
  const [code, setCode] = useState<T>();
  useEffect(() => {
    if (!wanted || code) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setCode(loaded);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load, wanted, code]);
  return code;
};
