import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { openPaymentClient, ownUrlOf } from './payment-client.ts';

test.each([
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://127.0.0.1:80'],
  ['10.0.0.7', 'http://10.0.0.7:80'],
  ['::1', 'http://[::1]:80'],
])('a process that listens on %s reaches itself at %s', (host, url) => {
  expect(ownUrlOf(host, 80)).toBe(url);
});

test('a notification whose connection ends without a response is sent once more, on a new connection', async () => {
  const sockets = new Set<unknown>();
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    sockets.add(request.socket);
    if (requests === 2) request.socket.destroy();
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ownUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const payments = openPaymentClient({ address: '127.0.0.1:1', serviceToken: 'a token', tls: undefined, ownUrl: () => ownUrl });

  await payments.notify(Buffer.from('{}'), 's');
  await payments.notify(Buffer.from('{}'), 's');

  expect([requests, sockets.size]).toEqual([3, 3]);
  payments.billing.close();
  await new Promise((resolve) => server.close(resolve));
});

test('a notification that is refused or cannot be delivered is a bad_gateway error', async () => {
  const server = createServer((_request, response) => response.writeHead(503).end('later'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ownUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const payments = openPaymentClient({ address: '127.0.0.1:1', serviceToken: 'a token', tls: undefined, ownUrl: () => ownUrl });

  await expect(payments.notify(Buffer.from('{}'), 's')).rejects.toMatchObject({ code: 'bad_gateway' });
  await new Promise((resolve) => server.close(resolve));
  await expect(payments.notify(Buffer.from('{}'), 's')).rejects.toMatchObject({ code: 'bad_gateway' });
  payments.billing.close();
});
