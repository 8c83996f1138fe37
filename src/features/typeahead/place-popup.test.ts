import { placeAt } from './place-popup';

test.each([
  ['as wide as a wide form', { left: 100, right: 720, width: 620 }, { left: 100, width: 620 }],
  [
    'wider than a narrow one, whose right edge stays',
    { left: 800, right: 935, width: 135 },
    { left: 555, width: 380 },
  ],
  ['within the window', { left: 20, right: 155, width: 135 }, { left: 16, width: 380 }],
])('%s', (_, form, place) => {
  expect(placeAt({ ...form, top: 16, bottom: 56 }, { width: 1280, height: 800 })).toEqual({
    ...place,
    top: 62,
    bottom: undefined,
    maxHeight: 722,
  });
});

test('it stands above a form at the foot of the window, and never beyond a narrow one', () => {
  const form = { left: 16, right: 304, top: 612, bottom: 652, width: 288 };
  expect(placeAt(form, { width: 320, height: 780 })).toEqual({
    left: 16,
    width: 288,
    top: undefined,
    bottom: 174,
    maxHeight: 590,
  });
});
