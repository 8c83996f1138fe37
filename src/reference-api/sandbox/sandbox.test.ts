import * as z from 'zod/mini';
import { endpoints, ERROR_CODE } from '../../contract';
import { startTestApi, type TestApi } from '../testing/test-api';

async function gameOf(api: TestApi, id: string) {
  return z.parse(
    endpoints.gameDetail.payload,
    (await api.call('gameDetail', { id })).envelope.payload,
  );
}

describe('switched off', () => {
  test.each([
    ['GET', '/sandbox/sms?phone=13800000000'],
    ['DELETE', '/sandbox/sms'],
    ['GET', '/sandbox/ip'],
    ['GET', '/sandbox/pages/douyin'],
    ['GET', '/sandbox/download/youban.exe'],
    ['PATCH', '/sandbox/games/star-echo'],
    ['POST', '/sandbox/faults'],
    ['DELETE', '/sandbox/faults'],
    ['GET', '/sandbox/reports'],
    ['GET', '/sandbox/reports.json'],
  ])('%s %s is nothing', async (method, path) => {
    const api = await startTestApi({ sandbox: false });
    const { status, envelope } = await api.ask(path, { method });
    await api.close();
    expect([status, envelope.error_code]).toEqual([404, ERROR_CODE.unknownId]);
  });
});

describe('switched on', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });

  test('the latest code of a phone can be read', async () => {
    const none = await api.ask('/sandbox/sms?phone=13800000000');
    expect(none.envelope.error_code).toBe(ERROR_CODE.unknownId);
    for (const phone of ['13800000000', '13900000000']) {
      await api.call('sendCode', { country_code: 86, phone });
    }
    const { envelope } = await api.ask('/sandbox/sms?phone=13800000000');
    expect(envelope.payload).toMatchObject({
      phone: '13800000000',
      code: expect.stringMatching(/^\d{6}$/) as string,
    });
    expect((await api.ask('/sandbox/sms')).envelope.error_message).toMatch(/^phone: /);
  });

  test('the limits of a number can be lifted, and those of all', async () => {
    const send = async (phone: string) =>
      (await api.call('sendCode', { country_code: 86, phone })).envelope.error_code;
    expect([await send('13700000001'), await send('13700000002')]).toEqual([0, 0]);
    await api.ask('/sandbox/sms?phone=13700000001', { method: 'DELETE' });
    expect(await send('13700000001')).toBe(0);
    expect(await send('13700000002')).toBe(ERROR_CODE.tooManyCodes);
    await api.ask('/sandbox/sms', { method: 'DELETE' });
    expect(await send('13700000002')).toBe(0);
  });

  test('the stand-ins of the world outside', async () => {
    expect(await (await api.fetch('/sandbox/ip')).json()).toEqual({ ip: '127.0.0.1' });
    const page = await api.fetch('/sandbox/pages/%3Cscript%3E');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).not.toContain('<script>');
    const file = await api.fetch('/sandbox/download/youban-official-website-616263.exe');
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="youban-official-website-616263.exe"',
    );
    expect((await file.text()).length).toBeGreaterThan(0);
  });

  test('an editor changes a game: texts, translations, tags, and the time of it', async () => {
    const before = await gameOf(api, 'tea-mountain');
    const { envelope } = await api.send('PATCH', '/sandbox/games/tea-mountain', {
      summary: 'New summary',
      tags: ['brand-new'],
      i18n: { en: { name: 'New Name' } },
    });
    const after = await gameOf(api, 'tea-mountain');
    expect(envelope.payload).toEqual(after);
    expect(after).toMatchObject({ summary: 'New summary', description: before.description });
    expect(after.i18n?.en).toMatchObject({ name: 'New Name', summary: before.i18n?.en?.summary });
    expect(after.i18n?.ja).toEqual(before.i18n?.ja);
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    const tagged = await api.call('gameList', { tag: 'brand-new' });
    expect(tagged.envelope.payload).toMatchObject({ total: 1 });
    const untagged = await api.call('gameList', { tag: before.tags[0] });
    expect(untagged.envelope.payload).toMatchObject({ total: 0 });
    const again = await api.send('PATCH', '/sandbox/games/tea-mountain', {});
    const { updated_at } = z.parse(endpoints.gameDetail.payload, again.envelope.payload);
    expect(Date.parse(updated_at)).toBeGreaterThan(Date.parse(after.updated_at));
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ summary: 5 }, 'summary'],
    [{ summary: 'a\u001b' }, 'summary'],
    [{ i18n: { ja: { name: '\u200b' } } }, 'i18n.ja.name'],
    [{ sections: [{ title: 'a' }] }, 'sections.0.body'],
    [{ updated_at: '2026-01-01T00:00:00Z' }, 'updated_at'],
    [{ i18n: { fr: {} } }, 'fr'],
  ])('an edit of %j is refused', async (patch, field) => {
    const { envelope } = await api.send('PATCH', '/sandbox/games/star-echo', patch);
    expect(envelope.error_code).toBe(ERROR_CODE.invalidInput);
    expect(envelope.error_message).toContain(field);
  });

  test('an edit of an unknown game is 40400', async () => {
    const { envelope } = await api.send('PATCH', '/sandbox/games/nothing', { name: 'x' });
    expect(envelope.error_code).toBe(ERROR_CODE.unknownId);
  });
});
