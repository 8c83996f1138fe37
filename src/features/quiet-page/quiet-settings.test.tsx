import { act, renderHook } from '@testing-library/react';
import { readQuietSettings, systemGround, useQuietSettings } from './quiet-settings';

beforeEach(() => localStorage.clear());

/** Answers media queries: these hold, and no other. */
function holds(...queries: readonly string[]): void {
  window.matchMedia = (query) => ({ matches: queries.includes(query) }) as MediaQueryList;
}

test('a choice is kept on the device, and the others stay', () => {
  const { result } = renderHook(useQuietSettings);
  act(() => result.current[1]({ size: 200 }));
  act(() => result.current[1]({ ground: 'contrast', readings: false }));
  expect(result.current[0]).toMatchObject({ size: 200, ground: 'contrast', readings: false });
  expect(readQuietSettings()).toEqual(result.current[0]);
});

test('a choice holds for this page also where nothing can be kept', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(useQuietSettings);
  act(() => result.current[1]({ spacing: 'widest' }));
  expect(result.current[0].spacing).toBe('widest');
  expect(readQuietSettings().spacing).toBe('normal');
});

test.each([
  ['{"size":125,"spacing":"huge","ground":7,"readings":"yes","rate":9}', { size: 125 }],
  ['{"ground":"white"', {}],
  ['[]', {}],
  ['null', {}],
])('what cannot be read has its default, field by field: %s', (text, expected) => {
  localStorage.setItem('quietPage', text);
  const byDefault = {
    size: 100,
    spacing: 'normal',
    ground: undefined,
    readings: undefined,
    rate: 1,
  };
  expect(readQuietSettings()).toEqual({ ...byDefault, ...expected });
});

test('a ground that nobody has chosen is as the system asks for, contrast first', () => {
  holds();
  expect(systemGround()).toBe('paper');
  holds('(prefers-color-scheme: dark)');
  expect(systemGround()).toBe('dark');
  holds('(prefers-color-scheme: dark)', '(prefers-contrast: more)');
  expect(systemGround()).toBe('contrast');
});
