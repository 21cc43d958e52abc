import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { rotateSecret } from '../handlers/rotate-secret.ts';
import type { Received } from '../testing/receiver.ts';
import { contractSignature, useSendingHarness } from '../testing/sending-harness.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';

const { harness, receiver, caller, settled } = useSendingHarness();

/** The Standard Webhooks signature that a receiver computes from what it got. */
function standardSignature(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = createHmac('sha256', key)
    .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.`)
    .update(body);
  return `v1,${signed.digest('base64')}`;
}

/** Dispatches an event, sends it until no delivery is pending, and returns the requests so far. */
async function deliver(id: string, waitsMs?: readonly number[]): Promise<readonly Received[]> {
  await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender(waitsMs === undefined ? {} : { waitsMs });
  await settled(id);
  await sender.close();
  return receiver().received;
}

/** JSON that a parser and a serializer, or a jsonb column, would change. */
const BODY = '{"b": 1e308,"a":  12345678901234567890, "2": 0.10, "1":"Café 🛒 \\u00e9 \\ud83d\\ude00 \\/", "a": null }';

test('the stored bytes are sent and signed unchanged at every attempt', async () => {
  receiver().reply({ status: 500 }, { status: 500 }, { status: 200 });
  const { id, signingSecret } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  await sql`update delivery set body = ${BODY}`.execute(harness().db);
  const sender = harness().startSender();
  await settled(id);
  await sender.close();

  expect(receiver().received).toHaveLength(3);
  for (const got of receiver().received) {
    expect(got.body.equals(Buffer.from(BODY, 'utf8'))).toBe(true);
    expect(got.headers['x-service-signature']).toBe(contractSignature(signingSecret, Buffer.from(BODY, 'utf8')));
    expect(got.headers['webhook-signature']).toBe(standardSignature(signingSecret, got));
  }
});

test('a later attempt of the same message is signed with its own time', async () => {
  receiver().reply({ status: 500 }, { status: 200 });
  const { id, signingSecret } = await harness().subscribe(receiver().url);
  // Longer than the second to which the header is rounded, even with the shortest jitter.
  const [first, second, ...more] = await deliver(id, [2_000]);

  expect(more).toEqual([]);
  expect(Number(second?.headers['webhook-timestamp'])).toBeGreaterThan(Number(first?.headers['webhook-timestamp']));
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second && standardSignature(signingSecret, second)).toBe(second?.headers['webhook-signature']);
});

test('of three rotations in one overlap only the first and the last secret sign, and after the overlap only the last', async () => {
  const { id, signingSecret: known } = await harness().subscribe(receiver().url);
  const rotate = async () => (await rotateSecret(harness().deps)({ subscriptionId: id }, caller)).signingSecret ?? '';
  await rotate();
  await rotate();
  const newest = await rotate();

  const [during] = await deliver(id);
  expect(during?.headers).toMatchObject({
    'x-service-signature': contractSignature(known, during?.body),
    'x-service-signature-next': contractSignature(newest, during?.body),
    'webhook-signature': during && `${standardSignature(known, during)} ${standardSignature(newest, during)}`,
  });

  await sql`update subscription set previous_secret_until = now()`.execute(harness().db);
  const [, after] = await deliver(id);
  expect(after?.headers['x-service-signature']).toBe(contractSignature(newest, after?.body));
  expect(after?.headers['webhook-signature']).toBe(after && standardSignature(newest, after));
});

test('a rotation without an overlap silences a known secret that was still signing', async () => {
  const { id } = await harness().subscribe(receiver().url);
  const rotate = async (overlapHours?: number) =>
    (await rotateSecret(harness().deps)({ subscriptionId: id, overlapHours }, caller)).signingSecret ?? '';
  await rotate();
  const newest = await rotate(0);

  const [got] = await deliver(id);
  expect(got?.headers['x-service-signature']).toBe(contractSignature(newest, got?.body));
  expect(got?.headers['webhook-signature']).toBe(got && standardSignature(newest, got));
  expect(got?.headers).not.toHaveProperty('x-service-signature-next');
});
