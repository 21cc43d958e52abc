import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { nameResolver } from '../endpoints/name-resolver.ts';
import { getSubscription } from '../handlers/subscriptions.ts';
import { secretBox } from '../signing/secrets.ts';
import { startNameServer } from '../testing/name-server.ts';
import { startReceiver } from '../testing/receiver.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';
import { aStockChange } from '../testing/webhooks-harness.ts';

const { harness, receiver, caller, deliveriesOf, newestOf, settled } = useSendingHarness();

test('a delivery is retried until a 200, with the same ID and bytes and increasing attempt numbers', async () => {
  receiver().reply({ status: 500 }, { status: 503 }, { status: 200 });
  const sender = harness().startSender();
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  await until(() => expect(receiver().received.length).toBeGreaterThanOrEqual(3));
  await settled(id);
  await sender.close();

  const column = (name: string) => receiver().received.map(({ headers }) => headers[name]);
  expect(column('x-service-attempt')).toEqual(['1', '2', '3']);
  expect(new Set(column('x-service-delivery')).size).toBe(1);
  expect(new Set(receiver().received.map(({ body }) => body.toString())).size).toBe(1);
  expect(await newestOf(id)).toMatchObject({
    status: 'DELIVERED',
    attempts: [
      { number: 1, responseStatus: 500, failure: 'http_status' },
      { number: 2, responseStatus: 503, failure: 'http_status' },
      { number: 3, responseStatus: 200 },
    ],
  });
});

test('a name with IPv4 and IPv6 addresses is contacted, and an endless response does not block the sender', async () => {
  const endless = createServer((_, response) => {
    const drip = setInterval(() => response.write('x'.repeat(100_000)), 1);
    response.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as AddressInfo;
  const sender = harness().startSender();
  const { id } = await harness().subscribe(`http://localhost:${port}/hook`);
  await harness().dispatch('stock.changed', aStockChange);
  await settled(id);
  await sender.close();
  await new Promise<void>((resolve) => endless.close(() => resolve()));

  const { attempts = [] } = await newestOf(id);
  expect(attempts).toMatchObject([{ responseStatus: 200 }]);
});

test('a redirect is a failure, and its target is not contacted', async () => {
  const elsewhere = await startReceiver();
  receiver().reply({ status: 307, headers: { location: elsewhere.url } });
  const sender = harness().startSender({ waitsMs: [] });
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  await settled(id);
  await sender.close();

  expect(await newestOf(id)).toMatchObject({ status: 'FAILED', attempts: [{ responseStatus: 307, failure: 'redirect' }] });
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
});

test('an endpoint that is not public when sending is not contacted, and not retried', async () => {
  const { id } = await harness().subscribe(
    receiver()
      .url.replace('http:', 'https:')
      .replace(/\d+\.\d+\.\d+\.\d+:\d+/, 'hooks.example.com'),
  );
  await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender({
    allowPrivate: false,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  await settled(id);
  await sender.close();

  expect(await newestOf(id)).toMatchObject({ status: 'FAILED', attempts: [{ failure: 'endpoint_not_allowed' }] });
});

test.each([
  ['timeout', () => receiver().url],
  ['connection_refused', () => 'http://127.0.0.1:1/hook'],
  ['tls', () => receiver().url.replace('http:', 'https:')],
  ['dns', () => 'http://no-such-host.invalid/hook'],
])('an attempt without a response is recorded as %s', async (failure, url) => {
  const names = await startNameServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver().reply({ status: 200, until: promise });
  const sender = harness().startSender({
    waitsMs: [],
    // The others fail for a different reason, however slow this machine is.
    timeoutMs: failure === 'timeout' ? 400 : 10_000,
    resolve: nameResolver({ allowPrivate: true, nameServers: [names.address] }),
  });
  const { id } = await harness().subscribe(url());
  await harness().dispatch('stock.changed', aStockChange);
  await settled(id);
  resolve();
  await sender.close();
  names.close();

  expect((await newestOf(id)).attempts).toMatchObject([{ failure }]);
});

test('a secret that was encrypted with another key fails the attempt as secret_unreadable, and nothing is sent unsigned', async () => {
  const { id } = await harness().subscribe(receiver().url);
  const owner = { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: id };
  const foreign = secretBox([randomBytes(32)]).seal('whsec_other', owner);
  await sql`update subscription set secret_sealed = ${foreign} where id = ${id}`.execute(harness().db);
  await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender({ waitsMs: [] });
  await settled(id);
  await sender.close();

  expect(await newestOf(id)).toMatchObject({ status: 'FAILED', attempts: [{ failure: 'secret_unreadable' }] });
  expect(receiver().received).toEqual([]);
});

test('a 410 disables the subscription and discards its pending deliveries', async () => {
  receiver().reply({ status: 410 });
  const { id } = await harness().subscribe(receiver().url);
  await harness().dispatch('stock.changed', aStockChange);
  const sender = harness().startSender();
  await settled(id);
  await harness().dispatch('stock.changed', aStockChange);
  await sender.close();

  const { subscription } = await getSubscription(harness().deps)({ subscriptionId: id }, caller);
  expect(subscription).toMatchObject({ status: 'DISABLED', disabledReason: 'endpoint_gone', lastDelivery: { responseStatus: 410 } });
  expect(receiver().received).toHaveLength(1);
  expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['DISCARDED', 'FAILED']);
});
