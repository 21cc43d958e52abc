import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { appendEvent, connectBus, startRelay } from '@storefront/events';
import { until } from '@storefront/lifecycle/testing';
import { startReceiver } from './testing/receiver.ts';
import { aCaller, aStockChange, quietLog } from './testing/webhooks-harness.ts';
import { startWebhooksProcess, type WebhooksProcess } from './testing/webhooks-process.ts';

let service: WebhooksProcess;
beforeAll(async () => {
  service = await startWebhooksProcess();
});
afterAll(() => service.close());

test('an event of another service reaches the endpoint, and the process exits cleanly', async () => {
  const caller = aCaller();
  const receiver = await startReceiver();
  const { client, database } = service;
  await client.createSubscription({ endpointUrl: receiver.url, eventTypes: ['stock.changed'] }, caller);
  // The outbox of this schema replaces the catalog's.
  const bus = await connectBus({ url: process.env.TEST_NATS_URL ?? '', name: 'test' });
  const relay = startRelay({ db: database.db, bus, service: 'test', log: quietLog });

  await database.db
    .transaction()
    .execute((trx) => appendEvent(trx, caller, { type: 'stock.changed', aggregateId: 'BOLT', data: aStockChange, public: true }));
  relay.wake();
  await until(() => expect(receiver.received.length).toBeGreaterThan(0));

  expect(await service.stop()).toEqual([0, null]);
  await relay.close();
  await bus.close();
  await receiver.close();
});
