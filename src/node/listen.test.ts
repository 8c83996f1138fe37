import { createServer } from 'node:http';
import { closeServer, listen } from './listen';

test('a free port is taken and given back', async () => {
  const server = createServer((_request, response) => response.end('here'));
  const port = await listen(server);
  const answer = await fetch(`http://127.0.0.1:${String(port)}`);
  expect(await answer.text()).toBe('here');

  const other = createServer();
  await expect(listen(other, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  // The connection of the request above is kept alive: only a close that ends it comes back.
  await closeServer(server);
  expect(await listen(other, port)).toBe(port);
  await closeServer(other);
  await expect(closeServer(other)).resolves.toBeUndefined();
});
