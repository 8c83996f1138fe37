import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../testing/test-api';

const film = readFileSync(join(__dirname, 'promo.mp4'));
const size = film.length;

describe('the promo video', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  const get = async (headers: Record<string, string> = {}, method = 'GET') => {
    const response = await api.fetch('/sandbox/promo.mp4', { method, headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test('whole', async () => {
    const { response, bytes } = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('content-length')).toBe(String(size));
    expect(bytes.equals(film)).toBe(true);
  });

  test('its size alone', async () => {
    const { response, bytes } = await get({}, 'HEAD');
    expect(response.headers.get('content-length')).toBe(String(size));
    expect(bytes).toHaveLength(0);
  });

  test('in part', async () => {
    const { response, bytes } = await get({ range: 'bytes=100-299' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 100-299/${String(size)}`);
    expect(bytes.equals(film.subarray(100, 300))).toBe(true);
  });

  test('past its end', async () => {
    const { response, bytes } = await get({ range: `bytes=${String(size)}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${String(size)}`);
    expect(bytes.length).toBeLessThan(1000);
  });

  test('whole when a version is to be compared first', async () => {
    const { response } = await get({ range: 'bytes=0-9', 'if-range': '"other"' });
    expect(response.status).toBe(200);
  });

  test('small and ready to be played from its beginning', () => {
    expect(size).toBeLessThanOrEqual(900_000);
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
  });

  test('nothing when the sandbox is off', async () => {
    const off = await startTestApi({ sandbox: false });
    expect((await off.fetch('/sandbox/promo.mp4')).status).toBe(404);
  });
});
