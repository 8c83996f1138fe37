import { StreamedReply } from './streamed-reply';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('pieces become a reply, which ends with the message', () => {
  const pieces = new StreamedReply(1000, () => undefined);
  pieces.type();
  expect(pieces.isTyping).toBe(true);
  pieces.write('r1', 'Hel');
  pieces.write('r1', 'lo');
  expect(pieces).toMatchObject({ isTyping: false, reply: { content: 'Hello' } });
  pieces.finish();
  pieces.write('r1', 'late');
  expect(pieces.reply).toBeUndefined();
});

test('a piece that comes behind its finished message is passed over', () => {
  const pieces = new StreamedReply(1000, () => undefined);
  pieces.finish('r1');
  pieces.write('r1', 'late');
  expect(pieces.reply).toBeUndefined();
});

test('a finished message ends no other reply', () => {
  const pieces = new StreamedReply(1000, () => undefined);
  pieces.write('r2', 'new');
  pieces.finish('r1');
  expect(pieces.reply?.content).toBe('new');
});

test('a reply that another one follows is given up', () => {
  const pieces = new StreamedReply(1000, () => undefined);
  pieces.write('r1', 'broken o');
  pieces.write('r2', 'new');
  pieces.write('r1', 'ff');
  expect(pieces.reply?.content).toBe('new');
});

test('a reply of which nothing more comes is given up', () => {
  const onChange = jest.fn();
  const pieces = new StreamedReply(1000, onChange);
  pieces.type();
  jest.advanceTimersByTime(999);
  pieces.write('r1', 'slow');
  jest.advanceTimersByTime(999);
  expect(pieces.reply).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(pieces.reply).toBeUndefined();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a reply is given up once when nothing more of it comes, and its late pieces are passed over', () => {
  const onChange = jest.fn();
  const pieces = new StreamedReply(1000, onChange);
  pieces.write('r1', 'slow');
  jest.advanceTimersByTime(1000);
  pieces.write('r1', 'late');
  expect(pieces.reply).toBeUndefined();
  jest.advanceTimersByTime(5000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a reply that has ended is not given up later', () => {
  const onChange = jest.fn();
  const pieces = new StreamedReply(1000, onChange);
  pieces.type();
  pieces.finish('r1');
  expect(pieces.isTyping).toBe(false);
  jest.advanceTimersByTime(5000);
  expect(onChange).not.toHaveBeenCalled();
});

test('a reply goes on beside the finished message of another one', () => {
  const pieces = new StreamedReply(1000, () => undefined);
  pieces.write('r2', 'ne');
  pieces.finish('r1');
  pieces.write('r2', 'w');
  expect(pieces.reply).toEqual({ id: 'r2', content: 'new' });
});

test('typing ends without a name where nothing is being written', () => {
  const pieces = new StreamedReply(1000, () => undefined);
  pieces.type();
  pieces.finish();
  expect(pieces.isTyping).toBe(false);
  pieces.write('r1', 'new');
  expect(pieces.reply?.content).toBe('new');
});
