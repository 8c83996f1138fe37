import { useEffect, useState } from 'react';
import type { ChosenGame } from './chosen-games';

/** A card of the page, and the game that its link leads to. */
export interface ShownCard {
  readonly element: HTMLElement;
  readonly game: ChosenGame;
  /** Is a row where the page is a desktop's. */
  readonly isRow: boolean;
}

/** Reads the game of a card from its heading and link; undefined for a card of something else. */
function readCard(element: HTMLElement): ShownCard | undefined {
  const link = element.querySelector<HTMLAnchorElement>(':is(h2, h3) > a');
  const id = link?.pathname.split('/').filter(Boolean).at(-1);
  if (!link || id === undefined) return undefined;
  const lang = link.closest<HTMLElement>('[lang]')?.lang ?? '';
  const game = { id, name: link.textContent.trim(), lang };
  return { element, game, isRow: element.hasAttribute('data-row') };
}

function isSameCard(one: ShownCard, other: ShownCard | undefined): boolean {
  return one.element === other?.element && one.game.id === other.game.id;
}

/** Follows the cards of the page: those that the build has made, and those that a filter has found. */
export function useGameCards(): readonly ShownCard[] {
  const [cards, setCards] = useState<readonly ShownCard[]>([]);
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return undefined;
    const look = (): void => {
      const found = Array.from(main.querySelectorAll('article')).flatMap(
        (element) => readCard(element) ?? [],
      );
      setCards((known) => {
        const isSame = found.length === known.length;
        return isSame && found.every((card, at) => isSameCard(card, known[at])) ? known : found;
      });
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return cards;
}
