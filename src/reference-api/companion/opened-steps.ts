import type { Passage } from '../passages/passage';
import type { Turn } from './companion';
import { fold } from '../passages/fold-words';

/** Counts the steps of a spoiler that the visitor has opened on its page; 0 for any other than the one they came from. */
export function openedSteps(
  { context }: Pick<Turn, 'context'>,
  { kind, question }: Pick<Passage, 'kind' | 'question'>,
): number {
  const { section = '', opened_steps: opened = 0 } = context ?? {};
  return kind === 'spoiler' && fold(question) === fold(section) ? opened : 0;
}
