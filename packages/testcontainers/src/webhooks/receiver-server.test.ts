import { createHmac, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type ReceiverServer, receiverServer } from './receiver-server.ts';

const key = randomBytes(24);
const secret = `whsec_${key.toString('base64')}`;
const body = JSON.stringify({ id: 'e1', type: 'order.confirmed', mode: 'sandbox', sequence: 1, data: { number: 'SO-1' } });
let server: ReceiverServer;

beforeEach(async () => {
  server = await receiverServer();
});

afterEach(() => server.close());

const signed = (text: string): Record<string, string> => {
  const timestamp = Math.floor(Date.now() / 1000);
  return {
    'webhook-id': 'e1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${createHmac('sha256', key).update(`e1.${timestamp}.${text}`).digest('base64')}`,
  };
};

const deliver = async (headers: Record<string, string>, text = body): Promise<number> =>
  (await fetch(`http://127.0.0.1:${server.port}/`, { method: 'POST', headers, body: text })).status;

test('a signed delivery arrives, also one that comes before the secret', async () => {
  const early = deliver(signed(body));
  server.useSecret(secret);

  expect(await early).toBe(204);
  expect(await server.queue.next('order.confirmed', 1_000)).toMatchObject({ id: 'e1', sequence: 1, data: { number: 'SO-1' } });
});

test('a delivery whose signature is not valid is refused, and a timeout says why', async () => {
  server.useSecret(secret);

  expect(await deliver(signed(body), body.replace('SO-1', 'SO-2'))).toBe(401);
  await expect(server.queue.next('order.confirmed', 10)).rejects.toThrow('signature mismatch');
});

test('a delivery without a signature is refused, and a timeout says why', async () => {
  server.useSecret(secret);

  expect(await deliver({})).toBe(401);
  await expect(server.queue.next('order.confirmed', 10)).rejects.toThrow(/a delivery from \S+: missing signature\.$/);
});

test('a body of more than one MiB is refused', async () => {
  server.useSecret(secret);
  const large = 'x'.repeat(1024 * 1024 + 1);

  expect(await deliver(signed(large), large)).toBe(413);
});
