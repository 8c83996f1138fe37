import { isBusy, wouldLoseWork } from './unsaved-work';

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ['', false, false],
  ['<input type="tel" value="138">', true, true],
  ['<textarea>text</textarea>', true, true],
  ['<input type="tel">', false, false],
  ['<form data-draft><input type="tel" value="138"></form>', false, true],
  ['<form data-draft><input type="checkbox" checked value="on"></form>', false, false],
  ['<input type="search" value="灯">', false, false],
  ['<input readonly value="https://example.com">', false, false],
  ['<div role="dialog"></div>', false, true],
  ['<section data-busy></section>', true, true],
])('%s: work would be lost: %s, busy: %s', (html, isLost, busy) => {
  document.body.innerHTML = html;
  expect([wouldLoseWork(), isBusy()]).toEqual([isLost, busy]);
});

test('a search counts while it is typed', () => {
  document.body.innerHTML = '<input type="search" value="灯">';
  document.querySelector('input')?.focus();
  expect([wouldLoseWork(), isBusy()]).toEqual([true, true]);
});
