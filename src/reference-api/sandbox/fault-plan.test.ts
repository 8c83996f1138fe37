import * as z from 'zod/mini';
import { corruptPayload } from './corrupt-payload';
import { FaultPlan, faultSchema, type InjectedFault } from './fault-plan';

const detail = '/api/visitor/game/detail';

function fault(more: object): InjectedFault {
  return z.parse(faultSchema, { endpoint: detail, kind: 'html', ...more });
}

describe('the plan', () => {
  test('strikes its own address, with a slash at the end or without one, and no other', () => {
    const plan = new FaultPlan();
    plan.add(fault({}));
    plan.add(fault({ endpoint: '/pictures/' }));
    plan.add(fault({ endpoint: '/' }));
    const struck = (path: string) => plan.strike(path, [])?.endpoint;
    expect([detail, `${detail}/`, `${detail}//`].map(struck)).toEqual([detail, detail, detail]);
    expect(struck('/pictures')).toBe('/pictures/');
    expect(struck('/')).toBe('/');
    expect(['/api/visitor/game', `${detail}/x`, `/x${detail}`].map(struck)).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });

  test('strikes calls that name its id, and the first that fits', () => {
    const plan = new FaultPlan();
    plan.add(fault({ id: 'a' }));
    plan.add(fault({ kind: 'hang' }));
    expect(plan.strike(detail, ['b', 'a'])?.id).toBe('a');
    expect(plan.strike(detail, ['b'])?.kind).toBe('hang');
    expect(plan.strike(detail, [])?.kind).toBe('hang');
  });

  test('wears off after its times, each fault by itself, and is cleared at once', () => {
    const plan = new FaultPlan();
    const [twice, forGood] = [fault({ times: 2 }), fault({ kind: 'hang' })];
    plan.add(twice);
    plan.add(forGood);
    expect(plan.list()).toEqual([twice, forGood]);
    expect(['', '', '', ''].map(() => plan.strike(detail, [])?.kind)).toEqual([
      ...['html', 'html', 'hang', 'hang'],
    ]);
    expect(plan.list()).toEqual([forGood]);
    plan.clear();
    expect(plan.list()).toEqual([]);
    expect(plan.strike(detail, [])).toBeUndefined();
  });

  test.each([
    [{ kind: 'status' }, { status: 503 }],
    [{ kind: 'status', status: 400 }, { status: 400 }],
    [{ kind: 'status', status: 599 }, { status: 599 }],
    [
      { kind: 'code', code: 42900 },
      { message: 'A fault that a test asked for', payload: null },
    ],
    [{ kind: 'hang', ms: 600_000 }, { ms: 600_000 }],
    [{ kind: 'payload' }, { set: {}, unset: [] }],
  ])('%j is read with %j', (given, read) => {
    expect(fault(given)).toEqual({ endpoint: detail, ...given, ...read });
  });

  test.each([
    { endpoint: 'api' },
    { kind: 'other' },
    { kind: 'status', status: 399 },
    { kind: 'status', status: 600 },
    { kind: 'code' },
    { kind: 'hang', ms: -1 },
    { kind: 'hang', ms: 600_001 },
    { times: 0 },
  ])('%j is no fault', (given) => {
    expect(() => fault(given)).toThrow();
  });
});

describe('a payload that is spoilt', () => {
  const payload = { name: 'x', list: [{ id: 'a', tags: ['t'] }, { id: 'b' }] };

  function spoilt(more: object): unknown {
    const spoil = fault({ kind: 'payload', ...more });
    if (spoil.kind !== 'payload') throw new Error('It is a payload');
    return corruptPayload(payload, spoil);
  }

  test('is as it was, a copy, where nothing is asked', () => {
    expect(spoilt({})).toEqual(payload);
    expect(spoilt({})).not.toBe(payload);
  });

  test('has values set and left out by their paths', () => {
    expect(spoilt({ set: { name: 5, 'list.0.tags.1': 'u' }, unset: ['list.1.id'] })).toEqual({
      name: 5,
      list: [{ id: 'a', tags: ['t', 'u'] }, {}],
    });
    expect(payload.list[0]).toEqual({ id: 'a', tags: ['t'] });
  });

  test('keeps the places of a list of which one is left out', () => {
    expect(JSON.stringify(spoilt({ unset: ['list.0'] }))).toBe(
      '{"name":"x","list":[null,{"id":"b"}]}',
    );
  });

  test('passes over paths that lead nowhere', () => {
    const paths = ['name.x', 'none.x', 'list.7.id'];
    expect(spoilt({ set: Object.fromEntries(paths.map((path) => [path, 1])) })).toEqual(payload);
    expect(spoilt({ unset: paths })).toEqual(payload);
  });

  test.each([[[1]], ['text'], [null], [{ set: 1 }]])(
    'may be another one as a whole: %j',
    (whole) => {
      expect(spoilt({ payload: whole, set: { 'a.b': 1 } })).toEqual(whole);
    },
  );
});
