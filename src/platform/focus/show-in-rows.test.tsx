import userEvent from '@testing-library/user-event';
import { showFocusInRows } from './show-in-rows';

test('the focus is brought into sight in a row that scrolls sideways, and nothing moves elsewhere', async () => {
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent);
  };
  document.body.innerHTML =
    '<nav style="overflow-x: auto"><a href="#a">A</a><a href="#b">B</a></nav><a href="#c">C</a>';
  const row = document.querySelector('nav')!;
  Object.defineProperty(row, 'scrollWidth', { value: 300 });
  const stop = showFocusInRows();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(shown).toEqual(['A', 'B']);
  stop();
  await userEvent.tab({ shift: true });
  expect(shown).toEqual(['A', 'B']);
});
