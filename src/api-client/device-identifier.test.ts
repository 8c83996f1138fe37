/** @jest-environment jest-fixed-jsdom */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { deviceIdentifier, readDeviceIdentifier } from './device-identifier';
import { checkProperty } from '../testing/check-property';

const UA = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';
const STRIPPED = 'Mozilla50X11Linuxx86_64AppleWebKit53736KHTMLlikeGecko';

test('is the SHA-256 of the word characters, its first 13 hex digits as a number', () => {
  const hash = createHash('sha256').update(STRIPPED).digest('hex');
  expect(deviceIdentifier(UA)).toBe(String(Number.parseInt(hash.slice(0, 13), 16)));
});

test('does not see what is no word character', () => {
  expect(deviceIdentifier('a-b 灯 c')).toBe(deviceIdentifier('abc'));
});

test('is always a safe integer', () => {
  checkProperty(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const identifier = deviceIdentifier(text);
      expect(identifier).toBe(String(Number(identifier)));
      expect(Number.isSafeInteger(Number(identifier))).toBe(true);
    }),
  );
});

test('is "0" when the browser does not say what it is', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(readDeviceIdentifier()).toBe('0');
});
