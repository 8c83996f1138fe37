import fc from 'fast-check';
import { carryQuery } from '../../routes';
import { resolveEntryUrl, type EntryRequest, type SiteFacts } from './resolve-entry-url';

const piece = fc.constantFrom(
  ...['/', '//', 'en', 'ja', 'm', '..', '%E0', '\\', '\t', ':', '中', '?', '#', 'game-library'],
);
const SITE = 'https://site.example';
/** As a browser has it in `location`. */
const anyPath = fc
  .array(piece, { maxLength: 10 })
  .map((pieces) => new URL(`${SITE}/${pieces.join('')}`).pathname);
const anyQuery = fc.oneof(
  fc.constant(''),
  fc.string({ maxLength: 30 }).map((text) => `?${text}`),
);
const facts: fc.Arbitrary<SiteFacts> = fc.record({
  prefixes: fc.constant({ 'locale=en': '/en', 'locale=ja': '/ja' }),
  hasTwin: fc.boolean(),
  mobileOnly: fc.constant('/profile/removeAccount-'),
  instead: fc.constant('/profile/'),
});
const request: fc.Arbitrary<EntryRequest> = fc.record({
  pathname: anyPath,
  search: anyQuery,
  cookies: fc.subarray(['locale=en', 'locale=ja', 'locale=%E0', '']),
  chosen: fc.constantFrom('', 'm', 'pc', '<'),
  isNarrow: fc.boolean(),
  earlier: fc.array(anyQuery, { maxLength: 2 }),
});

test('whatever address a visitor comes with, the way on is an address of the site', () => {
  fc.assert(
    fc.property(facts, request, (site, visit) => {
      const { path, query } = resolveEntryUrl(site, visit, carryQuery);
      expect(query).toMatch(/^(?:\?|$)/);
      if (path !== visit.pathname) expect(new URL(path, SITE).origin).toBe(SITE);
    }),
    { numRuns: 2_000 },
  );
});
