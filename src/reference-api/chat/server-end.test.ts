import { startTestApi } from '../testing/test-api';
import { logInVisitor } from '../testing/visitor';

test('a server that ends waits for an answer that is coming, and keeps it', async () => {
  let answer: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow = await startTestApi({
    companion: {
      reply: async () => {
        begin();
        await coming;
        return {
          content: 'Kept',
          references: [],
          suggestions: [],
          memory: undefined,
          origin: 'script',
        };
      },
    },
  });
  const visitor = await logInVisitor(slow, '13800000000');
  const input = { character_id: 'p-lingxi', content: 'kept', client_message_id: 'kept' };
  const call = slow.call('chatRespond', input, visitor.headers).catch(() => undefined);
  await begun;
  const closing = slow.close();
  // Nobody is let in any more, and yet what has begun goes on.
  while (await slow.fetch('/health').catch(() => false));
  answer();
  await Promise.all([closing, call]);
  const again = await startTestApi({ dataFile: slow.dataFile });
  const { envelope } = await again.call('chatRespond', input, visitor.headers);
  expect(envelope.payload).toMatchObject({ message: { content: 'Kept' } });
});
