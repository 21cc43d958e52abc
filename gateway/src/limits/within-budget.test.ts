import { createServer, get } from 'node:http';
import { expect, test } from '@jest/globals';
import { withinBudget } from './within-budget.ts';

test('an answer in time is the answer, a late one is a rejection', async () => {
  expect(await withinBudget(Promise.resolve(7), 10)).toBe(7);
  await expect(withinBudget(new Promise(() => undefined), 10)).rejects.toThrow('within the budget');
  await expect(withinBudget(Promise.reject(new Error('gone')), 10)).rejects.toThrow('gone');
});

test('an answer that waits in the socket while this process is held up is not late', async () => {
  const server = createServer((_request, response) => response.end('ok'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const asked = new Promise<number>(
    (resolve) => void get({ host: '127.0.0.1', port }, (answer) => resolve(answer.resume().statusCode ?? 0)),
  );
  await new Promise((resolve) => server.once('request', resolve));

  const answer = withinBudget(asked, 10);
  for (const until = performance.now() + 50; performance.now() < until; );

  expect(await answer).toBe(200);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
