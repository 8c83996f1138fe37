/** @jest-environment jest-fixed-jsdom */
import type { Consent, LegalVersionList } from '../../contract/legal-versions';
import {
  changedSinceAgreed,
  readAgreedTexts,
  rememberAgreedTexts,
  settleTexts,
  unsettledTexts,
  useAgreedTexts,
} from './agreed-texts';

/** A document of which a version is in force; `1.1!` asks for consent again. */
function document(current: string, ...names: readonly string[]): LegalVersionList[string] {
  const versions = names.map((name) => name.replace('!', ''));
  return {
    current,
    versions: versions.map((version, at) => ({
      version,
      effective: `2026-1${String(at)}-01`,
      consent: (names[at]?.endsWith('!') === true ? 'again' : 'notice') satisfies Consent,
      address: `/terms/${version}.html`,
      text: `/terms/${version}.txt`,
      sha256: `digest of ${version}`,
      changes: Object.fromEntries(
        versions.slice(0, at).map((before) => [before, `/changes/${before}/${version}.html`]),
      ),
    })),
  };
}

const privacy = document('1.0', '1.0');

/** Keeps what somebody has in their browser who agreed to a version of the terms. */
function agreedTo(version: string, rest: object = {}) {
  const terms = { version, sha256: 'ab', at: '2026-11-28T02:00:00.000Z', ...rest };
  localStorage.setItem('agreedTexts', JSON.stringify({ terms }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'agreedTexts' }));
  return useAgreedTexts.getState().agreed;
}

beforeEach(() => {
  localStorage.clear();
  useAgreedTexts.setState({ agreed: {} });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what was agreed to is noted with version, digest and time, and stays until the next login', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T02:00:00Z') });
  rememberAgreedTexts({ terms: document('1.0', '1.0', '1.1'), privacy });
  const at = '2026-11-28T02:00:00.000Z';
  expect(readAgreedTexts()).toEqual({
    terms: { version: '1.0', sha256: 'digest of 1.0', at },
    privacy: { version: '1.0', sha256: 'digest of 1.0', at },
  });
});

test('a newer version in force is told with what changed since; an announced one is not', () => {
  const list = {
    terms: document('2.0', '1.0', '1.1', '2.0'),
    privacy: document('1.0', '1.0', '1.1!'),
  };
  rememberAgreedTexts({ terms: document('1.0', '1.0'), privacy });
  expect(changedSinceAgreed(readAgreedTexts(), list)).toEqual([
    { document: 'terms', version: '2.0', changes: '/changes/1.0/2.0.html', asksAgain: false },
  ]);
  expect(unsettledTexts(readAgreedTexts(), list)).toHaveLength(1);
});

test('who has never agreed is told of nothing, and a spoiled record is none', () => {
  const list = { terms: document('1.1', '1.0', '1.1'), privacy };
  expect(changedSinceAgreed({}, list)).toEqual([]);
  expect(unsettledTexts({}, list)).toEqual([]);
  expect(agreedTo('the first one')).toEqual({});
});

test('a version between that asks for consent again is not passed over by a later one that does not', () => {
  const list = { terms: document('1.10', '1.0', '1.9!', '1.10'), privacy };
  expect(unsettledTexts(agreedTo('1.0'), list)).toMatchObject([{ asksAgain: true }]);
  expect(unsettledTexts(agreedTo('1.9'), list)).toMatchObject([{ asksAgain: false }]);
  expect(unsettledTexts(agreedTo('1.10'), list)).toEqual([]);
});

test('who logged in before it was noted what they agreed to is asked, but by the first version of all', () => {
  expect(unsettledTexts({}, { terms: document('1.1', '1.0', '1.1!'), privacy })).toMatchObject([
    { asksAgain: true, changes: '/changes/1.0/1.1.html' },
  ]);
  expect(unsettledTexts({}, { terms: document('1.1', '1.0!', '1.1'), privacy })).toEqual([]);
});

test('a record without the digest, of an older build, counts', () => {
  const list = { terms: document('1.1', '1.0', '1.1!'), privacy };
  expect(unsettledTexts(agreedTo('1.0', { sha256: undefined }), list)).toHaveLength(1);
  expect(unsettledTexts(agreedTo('1.1', { sha256: undefined }), list)).toEqual([]);
});

test('a version that was taken back asks nobody who agreed to it, and the next one asks them', () => {
  const agreed = agreedTo('1.1');
  expect(unsettledTexts(agreed, { terms: document('1.0', '1.0'), privacy })).toEqual([]);
  expect(unsettledTexts(agreed, { terms: document('1.2', '1.0', '1.2!'), privacy })).toMatchObject([
    { asksAgain: true, changes: '/changes/1.0/1.2.html' },
  ]);
});

test('what was told is told no second time, until the next version; an answer is noted as a login is', () => {
  const list = { terms: document('1.1', '1.0', '1.1', '1.2'), privacy };
  settleTexts(unsettledTexts(agreedTo('1.0'), list), list);
  expect(readAgreedTexts().terms).toMatchObject({ version: '1.0', sha256: 'ab', told: '1.1' });
  expect(unsettledTexts(readAgreedTexts(), list)).toEqual([]);
  const next = { terms: document('1.2', '1.0', '1.1', '1.2!'), privacy };
  const asked = unsettledTexts(readAgreedTexts(), next);
  expect(asked).toMatchObject([{ version: '1.2', asksAgain: true }]);
  settleTexts(asked, next);
  expect(readAgreedTexts().terms).toEqual({
    version: '1.2',
    sha256: 'digest of 1.2',
    at: expect.any(String) as unknown,
  });
});

test('where storage is forbidden, an answer holds as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const list = { terms: document('1.1', '1.0', '1.1!'), privacy };
  settleTexts(unsettledTexts({}, list), list);
  expect(unsettledTexts(useAgreedTexts.getState().agreed, list)).toEqual([]);
});
