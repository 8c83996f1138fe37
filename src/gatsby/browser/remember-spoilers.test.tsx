import { announceRoute } from './navigation/navigation-state';
import { readOpenSpoilers } from '../../platform/opened-folds';
import { rememberSpoilers } from './remember-spoilers';

function sheet(name: string, inner = ''): string {
  const answer = `<details id="${name}-answer"><summary>c</summary>${inner}</details>`;
  const nudge = `<details id="${name}-nudge"><summary>b</summary>${answer}</details>`;
  return `<div data-fold="${name}"><details id="${name}-hint"><summary>a</summary>${nudge}</details></div>`;
}

function step(id: string): HTMLDetailsElement {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLDetailsElement)) throw new Error(`There is no step ${id}`);
  return found;
}

/** Opens or closes a fold as a click on its summary does. */
function turn(id: string, open: boolean): void {
  step(id).open = open;
  step(id).dispatchEvent(new Event('toggle'));
}

function openSteps(): string[] {
  return Array.from(document.querySelectorAll('details[open]'), ({ id }) => id);
}

/** Everything lies so far below the top of the window. */
function layOut(top: number): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 1, 1));
}

/** Answer of the browser about how the document came. */
const getEntriesByType = jest.fn(() => [{ type: 'navigate' }]);

beforeAll(() => {
  Object.assign(performance, { getEntriesByType });
  rememberSpoilers();
});

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = sheet('one', sheet('two'));
  layOut(window.innerHeight + 10);
});

test('what was opened is open when the page is shown again, and nothing else is', () => {
  turn('one-hint', true);
  turn('one-nudge', true);
  document.body.innerHTML = sheet('one') + sheet('other');
  announceRoute();
  expect(openSteps()).toEqual(['one-hint', 'one-nudge']);
});

test('a sheet in sight does not open by itself; a touch brings back all of it', () => {
  localStorage.setItem('folds', 'one:3');
  layOut(40);
  announceRoute();
  expect(step('one-hint').open).toBe(false);
  expect(step('one-answer').open).toBe(true);
  // The browser tells of the inner ones, too, which nobody has touched.
  step('one-answer').dispatchEvent(new Event('toggle'));
  expect(readOpenSpoilers().get('one')).toBe(3);
});

test('after a reload a sheet in sight is as it was left', () => {
  localStorage.setItem('folds', 'one:2');
  layOut(40);
  getEntriesByType.mockReturnValueOnce([{ type: 'reload' }]);
  rememberSpoilers();
  expect(openSteps()).toEqual(['one-hint', 'one-nudge']);
});

test('what was opened before this module came is remembered', () => {
  step('one-hint').open = true;
  step('one-nudge').open = true;
  rememberSpoilers();
  expect(localStorage.getItem('folds')).toBe('one:2');
});

test('who closes the hint folds the whole sheet, and it is forgotten', () => {
  for (const name of ['hint', 'nudge', 'answer']) turn(`one-${name}`, true);
  expect(localStorage.getItem('folds')).toBe('one:3');
  turn('one-hint', false);
  expect(openSteps()).toEqual([]);
  expect(localStorage.getItem('folds')).toBeNull();
});

test('a fold within a fold is one of its own', () => {
  for (const name of ['hint', 'nudge', 'answer']) turn(`one-${name}`, true);
  turn('two-hint', true);
  expect(localStorage.getItem('folds')).toBe('two:1 one:3');
});

test('no more than 200 are remembered, the last ones', () => {
  const old = Array.from({ length: 200 }, (_, at) => `f${String(at)}:1`);
  localStorage.setItem('folds', old.join(' '));
  turn('one-hint', true);
  expect(Array.from(readOpenSpoilers().keys())).toEqual([
    'one',
    ...old.slice(0, -1).map((each) => each.slice(0, -2)),
  ]);
});

test('what somebody spoiled opens nothing', () => {
  localStorage.setItem('folds', 'one:9 :3 one two:-1 {"one":3}');
  announceRoute();
  expect(openSteps()).toEqual([]);
});
