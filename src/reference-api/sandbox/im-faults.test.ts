import { createApp } from '../api/app';
import { createLog } from '../api/log';
import { ImHub, type ImConnection } from '../chat/im-hub';
import { ImFaultPlan, registerImFaults } from './im-faults';

/** A socket that remembers what arrives. */
function listener() {
  const arrived: string[] = [];
  const closed: [number, string][] = [];
  const connection: ImConnection = {
    send: (text) => arrived.push(text),
    close: (...how) => closed.push(how),
  };
  return { arrived, closed, connection };
}

/** Sends frames over a line with faults. @returns what arrives */
function arrivals(faults: Parameters<ImFaultPlan['set']>[0], frames: readonly string[]): string[] {
  const plan = new ImFaultPlan();
  const { arrived, connection } = listener();
  plan.set(faults);
  for (const frame of frames) plan.deliver(frame, connection);
  return arrived;
}

const frames = ['1', '2', '3', '4', '5'];

test.each([
  [{}, '12345'],
  [{ drop_every: 2 }, '135'],
  [{ drop_every: 1 }, ''],
  [{ double_every: 2 }, '1223445'],
  [{ reorder_every: 2 }, '13254'],
  [{ reorder_every: 1 }, '2143'], // The last one waits for another.,
  [{ drop_every: 2, double_every: 3 }, '1335'],
])('with %j five frames arrive as %s', (faults, arrived) => {
  expect(arrivals(faults, frames).join('')).toBe(arrived);
});

test('what is no frame arrives in front of every second one, each time something else', () => {
  const plan = new ImFaultPlan();
  const { arrived, connection } = listener();
  plan.set({ garbage_every: 2 });
  for (const frame of frames) plan.deliver(frame, connection);
  expect(arrived.filter((text) => frames.includes(text))).toEqual(frames);
  const [first, second] = [arrived[1], arrived[4]];
  expect([first, second].every((text) => text !== undefined && !frames.includes(text))).toBe(true);
  expect(first).not.toBe(second);
});

test('the line breaks in the place of a frame, and goes on behind it', () => {
  const plan = new ImFaultPlan();
  const { arrived, closed, connection } = listener();
  plan.set({ close_every: 3, double_every: 3 });
  for (const frame of frames) plan.deliver(frame, connection);
  expect(arrived).toEqual(['1', '2', '4', '5']);
  expect(closed).toEqual([[1011, 'a fault that a test asked for']]);
});

test('each socket has its own frame that is held back, and the count begins anew with other faults', () => {
  const plan = new ImFaultPlan();
  const [one, other] = [listener(), listener()];
  plan.set({ reorder_every: 1 });
  plan.deliver('a', one.connection);
  plan.deliver('b', other.connection);
  plan.deliver('c', one.connection);
  expect([one.arrived, other.arrived]).toEqual([['c', 'a'], []]);
  plan.set({ drop_every: 3 });
  for (const frame of frames) plan.deliver(frame, one.connection);
  expect(one.arrived).toEqual(['c', 'a', '1', '2', '4', '5']);
});

test('a frame that is late arrives after its time, whole', () => {
  jest.useFakeTimers();
  try {
    const plan = new ImFaultPlan();
    const { arrived, connection } = listener();
    plan.set({ delay_ms: 30, double_every: 1 });
    plan.deliver('1', connection);
    jest.advanceTimersByTime(29);
    expect(arrived).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(arrived).toEqual(['1', '1']);
  } finally {
    jest.useRealTimers();
  }
});

describe('the addresses of the line', () => {
  async function open() {
    const app = await createApp(createLog(true), undefined);
    const plan = new ImFaultPlan();
    const hub = new ImHub(plan.deliver);
    registerImFaults(app, plan, hub);
    const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
      const response = await app.inject({ method, url, ...(payload && { payload }) });
      return response.json<{ error_code: number; error_message: string; payload: unknown }>();
    };
    return { ask, hub };
  }

  test('set its faults, tell and end them', async () => {
    const { ask } = await open();
    const faults = { drop_every: 3, delay_ms: 60_000 };
    expect(await ask('GET', '/sandbox/im/faults')).toMatchObject({ error_code: 0, payload: {} });
    expect((await ask('POST', '/sandbox/im/faults', faults)).payload).toEqual(faults);
    expect((await ask('GET', '/sandbox/im/faults')).payload).toEqual(faults);
    expect((await ask('DELETE', '/sandbox/im/faults')).payload).toEqual({});
    expect((await ask('GET', '/sandbox/im/faults')).payload).toEqual({});
  });

  test.each([
    [{ drop_every: 0 }, 'drop_every: expected at least 1'],
    [{ double_every: 1.5 }, 'double_every: expected a whole number'],
    [{ delay_ms: -1 }, 'delay_ms: expected at least 0'],
    [{ delay_ms: 60_001 }, 'delay_ms: expected at most 60000'],
  ])('take no %j', async (faults, message) => {
    const { ask } = await open();
    const { error_code, error_message } = await ask('POST', '/sandbox/im/faults', faults);
    expect([error_code, error_message]).toEqual([40000, message]);
  });

  test.each([undefined, 1000, 1003, 1007, 1014, 3000, 4001, 4999])(
    'end all sockets with the code %s, which a server may send',
    async (code) => {
      const { ask, hub } = await open();
      const { closed, connection } = listener();
      hub.add('7', connection);
      const { error_code } = await ask(
        'POST',
        '/sandbox/im/close',
        code === undefined ? undefined : { code },
      );
      expect(error_code).toBe(0);
      expect(closed).toEqual([[code ?? 1011, 'all sockets are closed']]);
    },
  );

  test.each([999, 1004, 1005, 1006, 1015, 2999, 5000, 1000.5])(
    'end no socket with %s, which is no code of a server',
    async (code) => {
      const { ask, hub } = await open();
      const { closed, connection } = listener();
      hub.add('7', connection);
      expect((await ask('POST', '/sandbox/im/close', { code })).error_code).toBe(40000);
      expect(closed).toEqual([]);
    },
  );
});
