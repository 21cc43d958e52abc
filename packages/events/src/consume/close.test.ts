import { expect, test } from '@jest/globals';
import { createLogger } from '@storefront/telemetry';
import { Kysely, PostgresDialect } from 'kysely';
import { connectBus } from '../bus.ts';
import { consume } from './consume.ts';

const log = createLogger('close-test', 'silent');

test('a consumer that waits for NATS closes before the bus does', async () => {
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('no event arrives')) }) });
  const bus = await connectBus({ url: 'nats://127.0.0.1:1', name: 'close-test', log });
  const consumption = consume({
    db,
    bus,
    consumer: 'close-test',
    types: ['test.happened'],
    handlers: { 'test.happened': async () => undefined },
    log,
  });

  await consumption.close();

  expect(bus.consumers.has('close-test')).toBe(false);
  await bus.close();
});
