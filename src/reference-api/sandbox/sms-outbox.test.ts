import { createSmsOutbox } from './sms-outbox';

test('a code is told in the log, with its phone', () => {
  const info = jest.fn();
  const times = { created_at: '2026-11-21T08:00:00.000Z', expires_at: '2026-11-21T08:05:00.000Z' };
  const outbox = createSmsOutbox({ info, fault: jest.fn() });
  outbox.send({ phone: '13800000000', code: '123456', ...times });
  expect(info).toHaveBeenCalledWith('SMS to 13800000000: 123456');
});
