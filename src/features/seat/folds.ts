/** A question of a game's texts, with its hint, nudge and answer. */
export interface Fold {
  /** Name by which it is remembered how far it was opened. */
  readonly name: string;
  readonly question: string;
  readonly steps: readonly string[];
}

/** Finds the folds in a text of the build's HTML (`src/markdown/spoilers.ts`), in their order, as plain text. */
export function readFolds(html: string): Fold[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.querySelectorAll<HTMLElement>('[data-fold]'), (fold) => ({
    name: fold.dataset.fold ?? '',
    question: fold.querySelector('.fold-title')?.textContent.trim() ?? '',
    steps: Array.from(fold.querySelectorAll('.fold-step'))
      .filter((step) => step.closest('[data-fold]') === fold)
      .map((step) => step.textContent.trim()),
  })).filter(({ question, steps }) => question !== '' && steps.length > 0);
}

/** Finds the folds whose question has every word that is typed, whatever its case and width. */
export function findFolds(folds: readonly Fold[], typed: string): readonly Fold[] {
  const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
  const words = plain(typed).split(/\s+/u).filter(Boolean);
  return folds.filter(({ question }) => words.every((word) => plain(question).includes(word)));
}
