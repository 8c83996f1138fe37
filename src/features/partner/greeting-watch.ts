import { useEffect } from 'react';
import { rememberFirstWord } from '../../platform/chats/first-words';
import { ANSWERS_NAME } from './greeter';

/**
 * Remembers which answer to a greeting is opened, wherever that is: the greetings of prebuilt pages are HTML that no code
 * of ours has made, and `toggle` is heard on its way down only.
 */
export function useGreetingWatch(): void {
  useEffect(() => {
    const onToggle = ({ target }: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      if (!target.name.startsWith(ANSWERS_NAME)) return;
      const answers = Array.from(target.parentElement?.children ?? []);
      rememberFirstWord(target.name.slice(ANSWERS_NAME.length), answers.indexOf(target));
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
}
