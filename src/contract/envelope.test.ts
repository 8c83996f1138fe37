import * as z from 'zod/mini';
import { ERROR_CODE, failed, parseAnswer, speaksToVisitors, succeeded } from './envelope';

const schema = z.object({ name: z.string(), tags: z._default(z.array(z.string()), []) });

function parse(envelope: object | null) {
  return parseAnswer(JSON.stringify(envelope), schema);
}

describe('parseAnswer', () => {
  test('gives the payload as the schema parses it', () => {
    expect(parse(succeeded({ name: '茶', mood: 'calm' }))).toEqual({
      kind: 'payload',
      payload: { name: '茶', tags: [] },
    });
  });

  test('gives the whole envelope of an error code', () => {
    const payload = { retry_after: 30 };
    expect(parse(failed({ code: 41912, message: '太频繁', payload }))).toEqual({
      kind: 'refused',
      envelope: { error_code: 41912, error_message: '太频繁', payload },
    });
    expect(parse({ error_code: 7 })).toMatchObject({ envelope: { error_message: '' } });
  });

  test.each(['', '<!doctype html>', '{"error_code":0,'])('%j is no JSON', (text) => {
    expect(parseAnswer(text, schema)).toEqual({ kind: 'no-json', text });
  });

  test.each([[[1]], [null], [{ code: 0, data: null }], [{ error_code: '0' }]])(
    '%j is no envelope',
    (value) => {
      expect(parse(value)).toMatchObject({ kind: 'no-envelope', value });
    },
  );

  test('names what is wrong with a payload', () => {
    expect(parse(succeeded({ tags: [7] }))).toMatchObject({
      kind: 'wrong-payload',
      value: { tags: [7] },
      issues: [{ path: ['name'] }, { path: ['tags', 0] }],
    });
    expect(parse({ error_code: 0 })).toMatchObject({
      kind: 'wrong-payload',
      issues: [{ path: [] }],
    });
  });

  test('refuses JSON that has more levels than any answer needs', () => {
    const nested = (levels: number) =>
      `{"error_code":0,"payload":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(parseAnswer(nested(100_000), schema)).toMatchObject({
      kind: 'wrong-payload',
      issues: [{ message: 'expected at most 64 levels of JSON' }],
    });
    expect(parseAnswer(nested(64), schema)).toMatchObject({
      kind: 'wrong-payload',
      value: expect.anything() as unknown,
      issues: [{ code: 'custom', path: [] }],
    });
    expect(parseAnswer(nested(63), z.unknown())).toMatchObject({ kind: 'payload' });
  });
});

test.each(Object.entries(ERROR_CODE))(
  'the message of %s is in the language of its reader',
  (name, code) => {
    const isForVisitors = ['success', 'sessionInvalid', 'wrongCode', 'tooManyCodes'].includes(name);
    expect(speaksToVisitors(code)).toBe(isForVisitors);
  },
);

test('an error of its own speaks to visitors', () => {
  expect(speaksToVisitors(41999)).toBe(true);
});

test('an envelope has no payload unless one is named', () => {
  expect(failed({ code: 7, message: '' })).toEqual({
    error_code: 7,
    error_message: '',
    payload: null,
  });
  expect(succeeded({})).toEqual({ error_code: 0, error_message: '', payload: {} });
});
