/** Returns where reading a page begins: its heading, or `main` until there is one. */
export function pageStart(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
}
