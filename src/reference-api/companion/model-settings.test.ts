import { readModelSettings, warningOf } from './model-settings';

const all = { COMPANION_MODEL_URL: 'http://x/v1', COMPANION_MODEL: 'm', COMPANION_KEY: 'k' };

test('the settings belong together', () => {
  expect(readModelSettings({})).toBeUndefined();
  expect(readModelSettings(all)).toEqual({ url: 'http://x/v1', model: 'm', key: 'k' });
  expect(() => readModelSettings({ ...all, COMPANION_KEY: '' })).toThrow(
    /^COMPANION_KEY: expected/,
  );
  const more = { ...all, COMPANION_CALLS_PER_DAY: '500' };
  expect(readModelSettings(more)).toMatchObject({ callsPerDay: 500 });
});

test.each([
  [
    { COMPANION_MODEL_URL: 'x' },
    'COMPANION_MODEL_URL: expected an http or https address, got no address',
  ],
  [
    { COMPANION_MODEL_URL: 'ftp://me:word@x/v1?k=word' },
    /^COMPANION_MODEL_URL: .* got ftp:\/\/x\/v1$/,
  ],
  [
    { COMPANION_MODEL_URL: 'https://me:word@x/v1' },
    /^COMPANION_MODEL_URL: expected an address without/,
  ],
  [{ COMPANION_CALLS_PER_DAY: '0' }, 'COMPANION_CALLS_PER_DAY: expected a whole number'],
  [{ COMPANION_CALLS_PER_DAY: 'many' }, 'COMPANION_CALLS_PER_DAY: expected a whole number'],
])('settings that are wrong stop the start, and no login is repeated: %j', (wrong, message) => {
  const read = () => readModelSettings({ ...all, ...wrong });
  expect(read).toThrow(message);
  expect(read).not.toThrow(/word/);
});

test('a line that others can read is warned of, without its login', () => {
  const at = (url: string) => warningOf({ url, model: 'm', key: 'k' });
  expect(at('http://me:word@models.example/v1?k=1')).toMatch(
    /^COMPANION_MODEL_URL: http:\/\/models\.example\/v1 is not encrypted/,
  );
  expect([at('https://models.example/v1'), at('http://localhost:1/v1')]).toEqual([
    undefined,
    undefined,
  ]);
});
