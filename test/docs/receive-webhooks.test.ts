import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@storefront/backing-servers';

const example = join(import.meta.dirname, '../../docs/examples/receive-webhooks.mjs');
const key = randomBytes(32);
let receiver: ChildProcess;
let url: string;
let printed = '';

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  receiver = spawn(process.execPath, [example, String(port), `whsec_${key.toString('base64')}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  receiver.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  while (!printed.includes('listening')) await once(receiver.stdout as NonNullable<typeof receiver.stdout>, 'data');
});
afterAll(() => {
  receiver.kill();
});

/** Sends a delivery as the webhooks service signs it. Returns the status of the response. */
async function deliver(body: string, { secondsAgo = 0, signedWith = key, id = randomUUID(), forge = asSent } = {}): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
  const signature = createHmac('sha256', signedWith).update(`${id}.${timestamp}.${body}`).digest('base64');
  const forged = forge({ signatures: `v1,AAAA v1,${signature}`, body });
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': forged.signatures };
  return (await fetch(url, { method: 'POST', headers, body: forged.body })).status;
}
interface Sent {
  readonly signatures: string;
  readonly body: string;
}
const asSent = (sent: Sent): Sent => sent;
const anEvent = (id: string = randomUUID(), number = 'SO-7'): string =>
  JSON.stringify({ id, type: 'order.confirmed', sequence: 1, data: { number } });

test('the example accepts a signed delivery once, however often it arrives', async () => {
  const body = anEvent();

  expect([await deliver(body), await deliver(body)]).toEqual([200, 200]);
  // The output arrives in order, so after the line of a later event no line of this one is missing.
  await deliver(anEvent(randomUUID(), 'SO-8'));
  while (!printed.includes('SO-8')) await once(receiver.stdout as NonNullable<typeof receiver.stdout>, 'data');

  expect(printed.match(/verified order\.confirmed #1 SO-7/g)).toHaveLength(1);
});

test.each([
  [{ id: 'e-1', type: 'ping', data: {} }, 'verified ping e-1\n'],
  [{ id: 'e-2', type: 'order.confirmed', sequence: null, data: { number: 'SO-9' } }, 'verified order.confirmed SO-9\n'],
])('the example prints %j, which has no sequence', async (event, line) => {
  await deliver(JSON.stringify(event));
  while (!printed.includes(line)) await once(receiver.stdout as NonNullable<typeof receiver.stdout>, 'data');

  expect(printed).toContain(line);
});

test.each([
  ['another secret', { signedWith: randomBytes(32) }],
  ['a timestamp of six minutes ago', { secondsAgo: 360 }],
  ['a timestamp six minutes in the future', { secondsAgo: -360 }],
  ['a flipped bit in the body', { forge: ({ body, ...sent }: Sent) => ({ ...sent, body: body.replace('SO-7', 'SO-6') }) }],
  ['a flipped bit in the signature', { forge: ({ signatures, ...sent }: Sent) => ({ ...sent, signatures: flipped(signatures) }) }],
  ['a truncated signature', { forge: ({ signatures, ...sent }: Sent) => ({ ...sent, signatures: signatures.slice(0, -1) }) }],
  ['a longer signature', { forge: ({ signatures, ...sent }: Sent) => ({ ...sent, signatures: `${signatures}A` }) }],
  ['an empty signature', { forge: (sent: Sent) => ({ ...sent, signatures: '' }) }],
  ['only the version of a signature', { forge: (sent: Sent) => ({ ...sent, signatures: 'v1, v1' }) }],
])('the example rejects a delivery with %s', async (_what, options) => {
  expect(await deliver(anEvent(), options)).toBe(401);
  expect(await deliver(anEvent())).toBe(200);
});

/** Changes one bit of the last character that carries six bits of the signature. */
const flipped = (signatures: string): string => {
  const at = signatures.length - 3;
  return signatures.slice(0, at) + (signatures[at] === 'A' ? 'B' : 'A') + signatures.slice(at + 1);
};

test.each([240, -240])('the example accepts a timestamp that is %d seconds old', async (secondsAgo) => {
  expect(await deliver(anEvent(), { secondsAgo })).toBe(200);
});

test('the example verifies the signature before it parses the body', async () => {
  expect(await deliver('not JSON', { signedWith: randomBytes(32) })).toBe(401);
});

test('the example rejects a delivery without signature headers', async () => {
  expect((await fetch(url, { method: 'POST', body: anEvent() })).status).toBe(401);
});

test('the example does not read a body of any size, and survives one that is not JSON', async () => {
  const outcome = await deliver('x'.repeat(5 * 1024 * 1024)).catch(() => 'disconnected');

  expect([413, 'disconnected']).toContain(outcome);
  expect(await deliver('not JSON')).toBe(500);
  expect(await deliver(anEvent())).toBe(200);
});
