import { screen } from '@testing-library/react';
import { ok } from '../../../api-client/testing/envelopes';

/** A hit as the API sends it. */
export function hit(number: number, more: object = {}) {
  return {
    type: 'game',
    id: `g${String(number)}`,
    game_id: `g${String(number)}`,
    title: `茶山 ${String(number)}`,
    snippet: '山上的茶熟了',
    cover: '/c.png',
    tags: ['经营'],
    ...more,
  };
}

export function hits(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => hit(from + index));
}

/** A page of hits as the API answers it. */
export function page(list: readonly object[], total: number) {
  return ok({ list, total, page: 1, page_size: 20 });
}

/** True when a call asks for a page. */
export function isFor(page: number, input: unknown): boolean {
  return (
    typeof input === 'object' && input !== null && 'page' in input && input.page === String(page)
  );
}

/** True when a call asks for a type. */
export function isOfType(type: string, input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'type' in input && input.type === type;
}

/** A link by its text, which marks cut into pieces. */
export function isLink(text: string) {
  return (_: string, element: Element | null) =>
    element?.tagName === 'A' && element.textContent === text;
}

/** Finds the headings of the hits, without those of the ways to look on below them. */
export function hitHeadings(): HTMLElement[] {
  return screen.getAllByRole('heading', { level: 2 }).filter((each) => each.closest('article'));
}
