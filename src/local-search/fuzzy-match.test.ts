import fc from 'fast-check';
import { bitsOf, findExactly, findWithErrors, missingBits } from './fuzzy-match';

/** The number of errors between two texts, by the definition: a letter changed, added or left out, or two swapped. */
function errorsBetween(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const least = Math.min(
    errorsBetween(one.slice(1), other.slice(1)) + (one.startsWith(other.slice(0, 1)) ? 0 : 1),
    errorsBetween(one.slice(1), other) + 1,
    errorsBetween(one, other.slice(1)) + 1,
  );
  const [first = '', second = ''] = one;
  const isSwapped = second !== '' && other.startsWith(second + first);
  return isSwapped ? Math.min(least, errorsBetween(one.slice(2), other.slice(2)) + 1) : least;
}

/** The fewest errors between a query and any piece of a form that ends at a place. */
function errorsUpTo(form: string, query: string, end: number): number {
  const starts = Array.from({ length: end + 1 }, (_, start) => start);
  return Math.min(...starts.map((start) => errorsBetween(query, form.slice(start, end))));
}

function text(most: number, least = 0): fc.Arbitrary<string> {
  const letter = fc.constantFrom('a', 'b', 'c', '灯');
  return fc.array(letter, { minLength: least, maxLength: most }).map((letters) => letters.join(''));
}

test('with errors, the first of the best places in a form is found, whatever is mistyped', () => {
  fc.assert(
    fc.property(text(6), text(4, 1), fc.nat(3), (form, query, most) => {
      const ends = Array.from({ length: form.length + 1 }, (_, end) => end);
      const errors = ends.map((end) => errorsUpTo(form, query, end));
      const least = Math.min(...errors);
      const found = findWithErrors(form, query, most);
      if (least > most) {
        expect(found).toBeUndefined();
      } else {
        expect(found).toMatchObject({ errors: least, end: errors.indexOf(least) });
        expect(errorsBetween(query, form.slice(found?.start, found?.end))).toBe(least);
      }
      // What lacks more letters than a query may have errors is not even looked at.
      expect(missingBits(bitsOf(query), bitsOf(form))).toBeLessThanOrEqual(least);
    }),
    { numRuns: 300 },
  );
});

test('of a form no more than its first 120 characters are looked at', () => {
  expect(findWithErrors(`${'-'.repeat(113)}lantern`, 'lantren', 1)).toEqual({
    ...{ start: 113, end: 120, errors: 1 },
  });
  expect(findWithErrors(`${'-'.repeat(114)}lantern`, 'lantern', 0)).toBeUndefined();
});

test('without errors, the first beginning of a word is found, and else the first place within one word', () => {
  fc.assert(
    fc.property(text(12), text(2, 1), fc.uniqueArray(fc.nat(11)), (form, query, starts) => {
      const isLatin = (at: number) => /[a-z]/.test(form.charAt(at));
      const isAcross = (at: number) =>
        !starts.includes(at) &&
        Array.from(query, (_, by) => at + by + 1)
          .slice(0, -1)
          .some((word) => starts.includes(word) && isLatin(word - 1) && isLatin(word));
      const places = Array.from(form, (_, at) => at).filter(
        (at) => form.startsWith(query, at) && !isAcross(at),
      );
      const start = places.find((at) => starts.includes(at)) ?? places[0];
      expect(findExactly(form, starts, query)).toEqual(
        start === undefined ? undefined : { start, end: start + query.length, errors: 0 },
      );
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['lantern', 'lantern', 0],
  ['lantern', 'nretnal', 0],
  ['lantern', 'lan', 3],
  ['灯塔', '', 2],
  ['', 'lan', 0],
  ['zz', 'a', 1],
])('of the letters of %j, %j lacks so many: %i', (query, form, missing) => {
  expect(missingBits(bitsOf(query), bitsOf(form))).toBe(missing);
});
