import { placeBelow } from './place-popup';

test.each([
  [
    'as wide as a wide form',
    { left: 100, right: 720, bottom: 200, width: 620 },
    { left: 100, width: 620 },
  ],
  [
    'wider than a narrow one, whose right edge stays',
    { left: 800, right: 935, bottom: 56, width: 135 },
    { left: 575, width: 360 },
  ],
  ['within the window', { left: 20, right: 155, bottom: 56, width: 135 }, { left: 16, width: 360 }],
])('%s', (_, form, place) => {
  expect(placeBelow(form, { width: 1280, height: 800 })).toMatchObject(place);
});

test('on a narrow phone with its keyboard it keeps to the window, and as high as a few lines', () => {
  const form = { left: 16, right: 304, bottom: 300, width: 288 };
  expect(placeBelow(form, { width: 320, height: 340 })).toEqual({
    left: 16,
    top: 306,
    width: 288,
    maxHeight: 160,
  });
});
