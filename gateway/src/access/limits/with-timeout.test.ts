import { createServer, get } from 'node:http';
import { expect, test } from '@jest/globals';
import { withTimeout } from './with-timeout.ts';

test('resolves with a timely response and rejects a late one', async () => {
  expect(await withTimeout(Promise.resolve(7), 10)).toBe(7);
  await expect(withTimeout(new Promise(() => undefined), 10)).rejects.toThrow('within the time budget');
  await expect(withTimeout(Promise.reject(new Error('gone')), 10)).rejects.toThrow('gone');
});

test('a response that arrived while the process was blocked is not late', async () => {
  const server = createServer((_request, response) => response.end('ok'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const work = new Promise<number>(
    (resolve) => void get({ host: '127.0.0.1', port }, (response) => resolve(response.resume().statusCode ?? 0)),
  );
  await new Promise((resolve) => server.once('request', resolve));

  const status = withTimeout(work, 10);
  for (const until = performance.now() + 50; performance.now() < until;);

  expect(await status).toBe(200);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
