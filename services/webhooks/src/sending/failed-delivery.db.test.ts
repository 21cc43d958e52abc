import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { getSubscription } from '../handlers/get-subscription.ts';
import { secretBox } from '../signing/secrets.ts';
import { startReceiver } from '../testing/receiver.ts';
import { useSendingBench } from '../testing/sending-bench.ts';
import { aStockChange, until } from '../testing/webhooks-bench.ts';

const { bench, receiver, caller, deliveriesOf, newestOf, settled } = useSendingBench();

test('after 500s a 200 ends the retries; every attempt has the same id and bytes and the next number', async () => {
  receiver().reply({ status: 500 }, { status: 503 }, { status: 200 });
  const sender = bench().startSender();
  const { id } = await bench().subscribe(receiver().url);
  await bench().dispatch('stock.changed', aStockChange);
  await until(() => receiver().received.length >= 3);
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

test('a name with addresses of both families is dialled, and an answer without end does not hold the sender', async () => {
  const endless = createServer((_, response) => {
    const drip = setInterval(() => response.write('x'.repeat(100_000)), 1);
    response.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as AddressInfo;
  const sender = bench().startSender();
  const { id } = await bench().subscribe(`http://localhost:${port}/hook`);
  await bench().dispatch('stock.changed', aStockChange);
  await settled(id);
  await sender.close();
  await new Promise<void>((resolve) => endless.close(() => resolve()));

  const { attempts = [] } = await newestOf(id);
  expect(attempts).toMatchObject([{ responseStatus: 200 }]);
  expect(attempts[0]?.durationMs).toBeLessThan(1_000);
});

test('a redirect is a failure, and its target is never called', async () => {
  const elsewhere = await startReceiver();
  receiver().reply({ status: 307, headers: { location: elsewhere.url } });
  const sender = bench().startSender({ waitsMs: [] });
  const { id } = await bench().subscribe(receiver().url);
  await bench().dispatch('stock.changed', aStockChange);
  await settled(id);
  await sender.close();

  expect(await newestOf(id)).toMatchObject({ status: 'FAILED', attempts: [{ responseStatus: 307, failure: 'redirect' }] });
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
});

test('an endpoint that is not public at the moment of sending gets no packet and no second attempt', async () => {
  const { id } = await bench().subscribe(
    receiver()
      .url.replace('http:', 'https:')
      .replace(/\d+\.\d+\.\d+\.\d+:\d+/, 'hooks.example.com'),
  );
  await bench().dispatch('stock.changed', aStockChange);
  const sender = bench().startSender({
    allowPrivate: false,
    resolve: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
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
])('an attempt without an answer is noted as %s', async (failure, url) => {
  receiver().reply({ status: 200, until: new Promise((resolve) => setTimeout(resolve, 1_000)) });
  const sender = bench().startSender({ waitsMs: [], timeoutMs: 400 });
  const { id } = await bench().subscribe(url());
  await bench().dispatch('stock.changed', aStockChange);
  await settled(id);
  await sender.close();

  expect((await newestOf(id)).attempts).toMatchObject([{ failure }]);
});

test('a secret that was sealed under another key fails the attempt with a word of its own, and nothing is sent unsigned', async () => {
  const { id } = await bench().subscribe(receiver().url);
  const owner = { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: id };
  const foreign = secretBox(randomBytes(32)).seal('whsec_other', owner);
  await sql`update subscription set secret_sealed = ${foreign} where id = ${id}`.execute(bench().db);
  await bench().dispatch('stock.changed', aStockChange);
  const sender = bench().startSender({ waitsMs: [] });
  await settled(id);
  await sender.close();

  expect(await newestOf(id)).toMatchObject({ status: 'FAILED', attempts: [{ failure: 'secret_unreadable' }] });
  expect(receiver().received).toEqual([]);
});

test('410 disables the subscription at once and discards what waits', async () => {
  receiver().reply({ status: 410 });
  const { id } = await bench().subscribe(receiver().url);
  await bench().dispatch('stock.changed', aStockChange);
  const sender = bench().startSender();
  await settled(id);
  await bench().dispatch('stock.changed', aStockChange);
  await sender.close();

  const { subscription } = await getSubscription(bench().deps)({ subscriptionId: id }, caller);
  expect(subscription).toMatchObject({ status: 'DISABLED', disabledReason: 'endpoint_gone', lastDelivery: { responseStatus: 410 } });
  expect(receiver().received).toHaveLength(1);
  expect(await deliveriesOf(id)).toHaveLength(1);
});
