import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@storefront/backing-servers';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { appendEvent, connectBus, startRelay } from '@storefront/events';
import type { WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1/WebhooksService';
import { checkHealth, createClient } from '@storefront/rpc';
import type { Database } from './store/schema.ts';
import { startReceiver } from './testing/receiver.ts';
import { aCaller, aStockChange, quietLog, until } from './testing/webhooks-bench.ts';

const serviceToken = 'the token of the services';
let database: TestDatabase<Database>;
let service: ChildProcess;
let address: string;

beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'webhooks', migrations: new URL('../migrations/', import.meta.url) });
  const port = await freePort();
  address = `127.0.0.1:${port}`;
  service = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: {
      ...process.env,
      GRPC_HOST: '127.0.0.1',
      GRPC_PORT: String(port),
      DATABASE_URL: database.url,
      NATS_URL: process.env.TEST_NATS_URL,
      SERVICE_TOKEN: serviceToken,
      SECRETS_KEY: randomBytes(32).toString('base64'),
      WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS: 'true',
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  });
  await until(() => checkHealth(address, 1_000));
}, 30_000);
afterAll(async () => {
  service.kill('SIGKILL');
  await database.close();
});

test('an event of another service reaches the endpoint well within half a second, and the process ends cleanly', async () => {
  const caller = aCaller();
  const receiver = await startReceiver();
  const client = createClient<WebhooksServiceDefinition>('storefront.webhooks.v1.WebhooksService', { address, serviceToken });
  await client.createSubscription({ endpointUrl: receiver.url, eventTypes: ['stock.changed'] }, caller);
  // This schema has an outbox too; here it stands for the catalog's.
  const bus = await connectBus({ url: process.env.TEST_NATS_URL ?? '', name: 'test' });
  const relay = startRelay({ db: database.db, bus, service: 'test', log: quietLog });
  await relayIsWarm();

  await database.db
    .transaction()
    .execute((trx) => appendEvent(trx, caller, { type: 'stock.changed', aggregateId: 'BOLT', data: aStockChange, public: true }));
  const committed = performance.now();
  relay.wake();
  await until(() => receiver.received.length > 0);
  expect(performance.now() - committed).toBeLessThan(500);

  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
  await relay.close();
  await bus.close();
  client.close();
  await receiver.close();
}, 30_000);

/** The relay's first turns take the lease and compare the stream; what is measured is the running system. */
const relayIsWarm = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));
