import { isSentence } from '../../local-search/sentence';
import { askedFor } from '../passages/asked-for';

/** True for a sentence, and for a shorter search that asks something. Names and key words look for pages, not for answers. */
export function asksSomething(search: string): boolean {
  return (
    isSentence(search) || /[?？]/.test(search) || Object.values(askedFor(search)).includes(true)
  );
}
