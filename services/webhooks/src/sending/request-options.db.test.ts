import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { pingSubscription, rotateSecret } from '../handlers/rotate-secret.ts';
import { updateSubscription } from '../handlers/subscriptions.ts';
import { secretBox } from '../signing/secrets.ts';
import type { Received } from '../testing/receiver.ts';
import { contractSignature, useSendingHarness } from '../testing/sending-harness.ts';
import { areSignaturesOf, isAcceptedByLibrary, schemesOf } from '../testing/verify-signatures.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';

const { harness, receiver, caller, deliveriesOf, settled } = useSendingHarness();

const V1A = { signatureScheme: 'v1a' };
const withHeaders = (headers: Readonly<Record<string, string>>) => ({
  headers: { headers: Object.entries(headers).map(([name, value]) => ({ name, value })) },
});
const subscribe = (options: object) => harness().subscribe(receiver().url, { options });
const update = (subscriptionId: string, change: object) =>
  updateSubscription(harness().deps)({ subscriptionId, eventTypes: [], ...change }, caller);

/** Dispatches an event, sends it until no delivery is pending, and returns the last request. */
async function deliver(id: string): Promise<Received> {
  const before = receiver().received.length;
  await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender();
  await settled(id);
  await sender.close();
  const got = receiver().received.at(-1);
  if (got === undefined || receiver().received.length === before) throw new Error('nothing was sent');
  return got;
}

test('every attempt and every ping has the headers of the subscription as they are then, besides those of the service', async () => {
  receiver().reply({ status: 500 }, { status: 200 });
  const { id, signingSecret } = await subscribe(withHeaders({ Authorization: 'Bearer 1', 'x-Tenant_id': 'a b', 'X-Empty': '' }));
  await deliver(id);
  await pingSubscription(harness().deps)({ subscriptionId: id }, caller);
  await deliver(id);

  expect(receiver().received).toHaveLength(4);
  for (const got of receiver().received) {
    expect(got.headers).toMatchObject({
      authorization: 'Bearer 1',
      'x-tenant_id': 'a b',
      'x-empty': '',
      'content-type': 'application/json',
    });
    expect(isAcceptedByLibrary(signingSecret, got)).toBe(true);
  }
  await update(id, withHeaders({ Authorization: 'Bearer 2' }));
  const { headers } = await deliver(id);
  expect([headers['authorization'], headers['x-tenant_id']]).toEqual(['Bearer 2', undefined]);
  await update(id, withHeaders({}));
  expect((await deliver(id)).headers).not.toHaveProperty('authorization');
});

test('with v1a, the standard signature is verified with the public key by two implementations, and the others stay', async () => {
  const { id, publicKey, signingSecret } = await subscribe(V1A);
  const other = await subscribe(V1A);
  await update(other.id, { status: 'DISABLED' });
  const got = await deliver(id);

  expect(schemesOf(got)).toEqual(['v1a']);
  expect(await areSignaturesOf(publicKey, got)).toEqual([true]);
  expect(await areSignaturesOf(other.publicKey, got)).toEqual([false]);
  expect(await areSignaturesOf(publicKey, { ...got, body: Buffer.from(`${got.body.toString()} `) })).toEqual([false]);
  expect(got.headers['x-service-signature']).toBe(contractSignature(signingSecret, got.body));
  expect(isAcceptedByLibrary(signingSecret, got)).toBe(false);
});

test('a rotation renews the secret and the key; both keys sign during the overlap, and then only the new one', async () => {
  const { id, publicKey: known, signingSecret } = await subscribe(V1A);
  const rotate = async (overlapHours?: number) => await rotateSecret(harness().deps)({ subscriptionId: id, overlapHours }, caller);
  await rotate();
  const { subscription, signingSecret: newest } = await rotate();
  const newestKey = subscription?.publicKey;

  const during = await deliver(id);
  expect([await areSignaturesOf(known, during), await areSignaturesOf(newestKey, during)]).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(during.headers).toMatchObject({
    'x-service-signature': contractSignature(signingSecret, during.body),
    'x-service-signature-next': contractSignature(newest ?? '', during.body),
  });

  await sql`update subscription set previous_secret_until = now()`.execute(harness().db);
  expect(await areSignaturesOf(newestKey, await deliver(id))).toEqual([true]);

  const revoked = await rotate(0);
  expect(await areSignaturesOf(revoked.subscription?.publicKey, await deliver(id))).toEqual([true]);
});

test('a key that is younger than the last rotation keeps signing after the next one', async () => {
  const { id } = await subscribe({});
  await rotateSecret(harness().deps)({ subscriptionId: id }, caller);
  const { subscription: changed } = await update(id, V1A);
  await sql`update subscription set other_scheme_until = now()`.execute(harness().db);
  const { subscription: rotated } = await rotateSecret(harness().deps)({ subscriptionId: id }, caller);

  const got = await deliver(id);
  expect([await areSignaturesOf(changed?.publicKey, got), await areSignaturesOf(rotated?.publicKey, got)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test.each([
  { from: 'v1', to: 'v1a' },
  { from: 'v1a', to: 'v1' },
])('after a change from $from to $to, both schemes sign for a day, and then only $to', async ({ from, to }) => {
  const { id, signingSecret } = await subscribe({ signatureScheme: from });
  const key = async () => {
    const { rows } = await sql<{ key: string }>`select public_key as key from subscription where id = ${id}`.execute(harness().db);
    return rows[0]?.key;
  };
  await update(id, { signatureScheme: to });
  const during = await deliver(id);
  expect(schemesOf(during)).toEqual(['v1', 'v1a']);
  expect([isAcceptedByLibrary(signingSecret, during), await areSignaturesOf(await key(), during)]).toEqual([true, [true]]);

  const { rows } = await sql<{ hours: string }>`
    select round(extract(epoch from other_scheme_until - updated_at) / 3600) as hours from subscription where id = ${id}
  `.execute(harness().db);
  expect(rows.map(({ hours }) => Number(hours))).toEqual([24]);
  await sql`update subscription set other_scheme_until = now()`.execute(harness().db);
  expect(schemesOf(await deliver(id))).toEqual([to]);
});

test('an update that names the scheme in use changes nothing', async () => {
  const { id } = await subscribe(V1A);
  await update(id, V1A);

  expect(schemesOf(await deliver(id))).toEqual(['v1a']);
});

test('nothing is sent while a header or a key cannot be decrypted', async () => {
  const { id } = await subscribe({ ...V1A, ...withHeaders({ Authorization: 'x' }) });
  const foreign = secretBox([randomBytes(32)]).seal('[]', { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: id });
  const sender = harness().startSender({ waitsMs: [] });
  for (const column of ['headers_sealed', 'signing_key_sealed']) {
    const { rows } = await sql<{ sealed: Buffer }>`select ${sql.ref(column)} as sealed from subscription where id = ${id}`.execute(
      harness().db,
    );
    await sql`update subscription set ${sql.ref(column)} = ${foreign} where id = ${id}`.execute(harness().db);
    await harness().dispatch('stock.changed', aStockChange);
    sender.wake();
    await settled(id);
    await sql`update subscription set ${sql.ref(column)} = ${rows[0]?.sealed} where id = ${id}`.execute(harness().db);
  }
  await until(async () => expect(await deliveriesOf(id)).toHaveLength(2));
  await sender.close();

  expect((await deliveriesOf(id)).map(({ lastFailure }) => lastFailure)).toEqual(['secret_unreadable', 'secret_unreadable']);
  expect(receiver().received).toEqual([]);
});
