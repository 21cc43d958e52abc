import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { eventAccessOf, SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { type BackingServers, startBackingServers } from '@storefront/backing-servers';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Bus, type BusLink, connectBus } from './bus.ts';
import { consume } from './consume/consume.ts';
import { watch } from './consume/watch.ts';
import { subjectOf } from './event/domain-event.ts';
import { natsConnectionOptions } from './nats-connection.ts';
import { appendEvent } from './publish/append-event.ts';
import { reconcile } from './publish/reconcile.ts';
import { refillConsumers } from './publish/refill-consumers.ts';
import { startRelay } from './publish/relay.ts';
import { STREAM } from './stream.ts';
import type { EventTables } from './tables.ts';
import { quietLog, until } from './testing/event-bench.ts';

// Starts a NATS server, which the first run may have to download.
jest.setTimeout(120_000);

let home: string;
let servers: BackingServers;
let database: TestDatabase<EventTables>;
const buses = new Map<ServiceName, Bus>();
const tenantId = randomUUID();

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'storefront-broker-'));
  // A server given in the environment may have other users.
  const { STOREFRONT_NATS_URL: _, ...env } = process.env;
  servers = await startBackingServers({ home, env, ephemeral: true, only: ['nats'] });
  database = await openTestDatabase<EventTables>({ name: 'events_test', migrations: new URL('./testing/migrations/', import.meta.url) });
  for (const name of SERVICE_NAMES) buses.set(name, await connectBus({ url: servers.natsUrlOf(name), name, log: quietLog }));
});
afterAll(async () => {
  for (const bus of buses.values()) await bus.close();
  await database.close();
  await servers.stop();
  await rm(home, { recursive: true, force: true });
});

const linkOf = async (service: ServiceName): Promise<BusLink> => {
  const link = await buses.get(service)?.ready();
  if (link === undefined) throw new Error(`${service} is not connected`);
  return link;
};

const eventOf = (type: string) => ({
  id: randomUUID(),
  type,
  tenantId,
  mode: 'live' as const,
  aggregate: type.split('.')[0],
  aggregateId: 'one',
  sequence: null,
  occurredAt: new Date().toISOString(),
  traceparent: null,
  data: {},
});

/** Publishes an event as a service would, and returns the error, if any. */
async function publishAs(service: ServiceName, type: string): Promise<unknown> {
  const { jetstream } = await linkOf(service);
  const event = eventOf(type);
  return jetstream.publish(subjectOf(event), JSON.stringify(event), { timeout: 2_000 }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const storedMessages = async (): Promise<number> => (await (await linkOf('billing')).manager.streams.info(STREAM)).state.messages;

test('a client without credentials, and one with a wrong password, are refused', async () => {
  const { host } = new URL(servers.natsUrl);

  await expect(connect({ servers: host, reconnect: false })).rejects.toThrow(/authorization/i);
  await expect(connect({ servers: host, user: 'billing', pass: 'wrong', reconnect: false })).rejects.toThrow(/authorization/i);
});

test('a forged payment is refused by the broker, whichever other service publishes it', async () => {
  const before = await storedMessages();

  for (const service of SERVICE_NAMES.filter((name) => name !== 'billing')) {
    expect(String(await publishAs(service, 'payment_session.paid'))).toMatch(/permission/i);
  }
  expect(await storedMessages()).toBe(before);
});

test.each(SERVICE_NAMES)('%s publishes the events of its own aggregates and of no others', async (service) => {
  for (const aggregate of SERVICE_NAMES.flatMap((name) => eventAccessOf(name).publishes)) {
    const error = await publishAs(service, `${aggregate}.tested`);
    if (eventAccessOf(service).publishes.includes(aggregate)) expect(error).toBeUndefined();
    else expect(String(error)).toMatch(/permission/i);
  }
});

test.each(SERVICE_NAMES.filter((name) => eventAccessOf(name).consumes.length > 0))(
  '%s receives the events that it consumes',
  async (service) => {
    const bus = buses.get(service) as Bus;
    const types = eventAccessOf(service).consumes;
    const seen = new Set<string>();
    const handlers = Object.fromEntries(types.map((type) => [type, async (event: { type: string }) => void seen.add(event.type)]));
    const consumption = consume({ db: database.db, bus, consumer: service, types, handlers, log: quietLog });

    for (const type of types) {
      const owner = SERVICE_NAMES.find((name) => eventAccessOf(name).publishes.includes(type.split('.')[0] ?? ''));
      expect(await publishAs(owner as ServiceName, type)).toBeUndefined();
    }
    await until(() => seen.size === types.length);
    // All are acknowledged, so none arrives again.
    await until(async () => (await bus.link()?.manager.consumers.info(STREAM, service))?.num_ack_pending === 0);
    await consumption.close();
  },
);

test.each(SERVICE_NAMES.filter((name) => eventAccessOf(name).publishes.length > 0))(
  'the relay of %s publishes, reconciles, and refills consumers',
  async (service) => {
    const bus = buses.get(service) as Bus;
    const [aggregate = ''] = eventAccessOf(service).publishes;
    // Each service has its own outbox; here they share a table.
    await database.db.deleteFrom('outbox').execute();
    await database.db
      .transaction()
      .execute((trx) => appendEvent(trx, { tenantId, mode: 'live' }, { type: `${aggregate}.relayed`, aggregateId: service, data: {} }));
    const unpublished = () => database.db.selectFrom('outbox').select('id').where('published_at', 'is', null).execute();
    const relay = startRelay({ db: database.db, bus, service, log: quietLog });
    await until(async () => (await unpublished()).length === 0);
    await relay.close();

    // On a new connection a relay compares the last published event with the stream.
    expect(await reconcile(database.db, await linkOf(service), service)).toBe(0);
    expect(await refillConsumers(database.db, await linkOf(service))).toBe(0);
    expect(await unpublished()).toEqual([]);
  },
);

test.each(SERVICE_NAMES.filter((name) => eventAccessOf(name).watches.length > 0))(
  '%s watches the events of its caches',
  async (service) => {
    const bus = buses.get(service) as Bus;
    const seen = new Set<string>();
    const types = eventAccessOf(service).watches;
    const watching = watch({ bus, types, onEvent: ({ type }) => void seen.add(type), log: quietLog });
    await bus.link()?.connection.flush();
    for (const type of types) {
      const owner = SERVICE_NAMES.find((name) => eventAccessOf(name).publishes.includes(type.split('.')[0] ?? ''));
      await publishAs(owner as ServiceName, type);
    }

    await until(() => seen.size === types.length);
    await watching.close();
  },
);

test('no service can delete or change the stream, use the consumer of another, or read events or replies that are not its own', async () => {
  const { manager, connection } = await linkOf('cart');
  const fails = async (work: Promise<unknown>) => expect(String(await work.catch((error: unknown) => error))).toMatch(/permission/i);

  await fails(manager.streams.delete(STREAM));
  await fails(manager.streams.purge(STREAM));
  await fails(manager.streams.update(STREAM, { max_msgs: 1 }));
  await fails(manager.consumers.delete(STREAM, 'orders'));
  await fails(manager.consumers.info(STREAM, 'orders'));
  await fails(manager.consumers.add(STREAM, { durable_name: 'cart', filter_subject: 'events.>' }));
  for (const subject of ['events.>', '_INBOX_billing.>', '_INBOX.>', '$JS.API.>']) {
    const refused = new Promise<unknown>((resolve) => connection.subscribe(subject, { callback: (error) => resolve(error) }));
    await fails(refused.then((error) => Promise.reject(error)));
  }
});

test('credentials never appear in the options that the client logs', () => {
  const url = servers.natsUrlOf('orders');

  expect(JSON.stringify(natsConnectionOptions({ url, name: 'orders' }).servers)).not.toContain(new URL(url).password);
});
