import { useEffect } from 'react';

/**
 * Says in an empty field what it finds, once it is used: a header's is wider then, and had room for two words before. It keeps its
 * name.
 */
export function useTellingPlaceholder(field: HTMLInputElement, words: string): void {
  useEffect(() => {
    const before = field.placeholder;
    field.setAttribute('placeholder', words);
    return () => field.setAttribute('placeholder', before);
  }, [field, words]);
}
