/** @jest-environment jest-fixed-jsdom */
import type { LegalVersionList } from '../../contract/legal-versions';
import { changedSinceAgreed, readAgreedTexts, rememberAgreedTexts } from './agreed-texts';

function document(current: string, ...versions: readonly string[]): LegalVersionList[string] {
  return {
    current,
    versions: versions.map((version, at) => ({
      version,
      effective: `2026-1${String(at)}-01`,
      address: `/terms/${version}.html`,
      text: `/terms/${version}.txt`,
      sha256: `digest of ${version}`,
      changes: Object.fromEntries(
        versions.slice(0, at).map((before) => [before, `/changes/${before}/${version}.html`]),
      ),
    })),
  };
}

beforeEach(() => localStorage.clear());

test('what was agreed to is noted with version, digest and time, and stays until the next login', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T02:00:00Z') });
  rememberAgreedTexts({ terms: document('1.0', '1.0', '1.1'), privacy: document('1.0', '1.0') });
  jest.useRealTimers();
  const at = '2026-11-28T02:00:00.000Z';
  expect(readAgreedTexts()).toEqual({
    terms: { version: '1.0', sha256: 'digest of 1.0', at },
    privacy: { version: '1.0', sha256: 'digest of 1.0', at },
  });
});

test('a newer version in force is told with what changed since; an announced one is not', () => {
  rememberAgreedTexts({ terms: document('1.0', '1.0'), privacy: document('1.0', '1.0') });
  const agreed = readAgreedTexts();
  const list = {
    terms: document('2.0', '1.0', '1.1', '2.0'),
    privacy: document('1.0', '1.0', '1.1'),
  };
  expect(changedSinceAgreed(agreed, list)).toEqual([
    { document: 'terms', version: '2.0', changes: '/changes/1.0/2.0.html' },
  ]);
});

test('who has never agreed, or agreed to a version that is gone, is told of nothing', () => {
  const list = { terms: document('1.1', '1.0', '1.1'), privacy: document('1.0', '1.0') };
  expect(changedSinceAgreed(readAgreedTexts(), list)).toEqual([]);
  localStorage.setItem('agreedTexts', '{"terms":{"version":"0.1","sha256":"","at":""}}');
  expect(changedSinceAgreed(readAgreedTexts(), list)).toEqual([]);
});
