import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { comparerOf, eventAccessOf, SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { type BackingServers, startBackingServers } from '@storefront/backing-servers';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { seen, until } from '@storefront/lifecycle/testing';
import { type Bus, type BusLink, connectBus } from './bus.ts';
import { consume } from './consume/consume.ts';
import { watch } from './consume/watch.ts';
import { subjectOf } from './event/domain-event.ts';
import { natsConnectionOptions } from './nats-connection.ts';
import { appendEvent } from './publish/append-event.ts';
import { listMissing } from './publish/missing-events.ts';
import { reconcile } from './publish/reconcile.ts';
import { refillConsumers } from './publish/refill-consumers.ts';
import { startRelay } from './publish/relay.ts';
import { STREAM } from './stream.ts';
import type { EventTables } from './tables.ts';
import { quietLog } from './testing/event-bench.ts';

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

const markOf = ({ id, aggregate = '' }: ReturnType<typeof eventOf>, sequence: number) => ({
  tenantId,
  position: '1',
  createdAt: new Date(),
  aggregate,
  messageId: id,
  streamSequence: String(sequence),
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

  for (const service of seen(
    'service names',
    SERVICE_NAMES.filter((name) => name !== 'billing'),
  )) {
    expect(String(await publishAs(service, 'payment_session.paid'))).toMatch(/permission/i);
  }
  expect(await storedMessages()).toBe(before);
});

test.each(SERVICE_NAMES)('%s publishes the events of its own aggregates and of no others', async (service) => {
  for (const aggregate of seen(
    'aggregates',
    SERVICE_NAMES.flatMap((name) => eventAccessOf(name).publishes),
  )) {
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
    const received = new Set<string>();
    const handlers = Object.fromEntries(types.map((type) => [type, async (event: { type: string }) => void received.add(event.type)]));
    const consumption = consume({ db: database.db, bus, consumer: service, types, handlers, log: quietLog });

    for (const type of seen('types', types)) {
      const owner = SERVICE_NAMES.find((name) => eventAccessOf(name).publishes.includes(type.split('.')[0] ?? ''));
      expect(await publishAs(owner as ServiceName, type)).toBeUndefined();
    }
    await until(() => expect(received.size).toBe(types.length));
    // All are acknowledged, so none arrives again.
    await until(async () => expect((await bus.link()?.manager.consumers.info(STREAM, service))?.num_ack_pending).toBe(0));
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
    const relayAll = async () => {
      const relay = startRelay({ db: database.db, bus, service, log: quietLog });
      await until(async () => expect(await unpublished()).toHaveLength(0));
      await relay.close();
    };
    await relayAll();

    // On a new connection a relay compares the last published event with the stream.
    expect(await reconcile(database.db, await linkOf(service), service)).toBe(0);
    // The consumer of a comparison that died does not stop the next one, and one that replaced a lost event is found.
    const filter = `events.*.*.${aggregate}.*`;
    await (await linkOf(service)).manager.consumers.add(STREAM, { name: comparerOf(service), filter_subject: filter });
    await database.db.updateTable('outbox').set({ message_id: randomUUID() }).execute();
    expect(await reconcile(database.db, await linkOf(service), service)).toBeGreaterThan(0);
    await relayAll();
    expect(await refillConsumers(database.db, await linkOf(service))).toBe(0);
    expect(await unpublished()).toEqual([]);
  },
);

test.each(SERVICE_NAMES.filter((name) => eventAccessOf(name).watches.length > 0))(
  '%s watches the events of its caches',
  async (service) => {
    const bus = buses.get(service) as Bus;
    const received = new Set<string>();
    const types = eventAccessOf(service).watches;
    const watching = watch({ bus, types, onEvent: ({ type }) => void received.add(type), log: quietLog });
    await bus.link()?.connection.flush();
    for (const type of types) {
      const owner = SERVICE_NAMES.find((name) => eventAccessOf(name).publishes.includes(type.split('.')[0] ?? ''));
      await publishAs(owner as ServiceName, type);
    }

    await until(() => expect(received.size).toBe(types.length));
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

/** The requests of a user to the server, and the data of the events that it gets. */
async function readAs(service: ServiceName, subject: string, body: object): Promise<unknown> {
  const { connection } = await linkOf(service);
  return connection.request(subject, JSON.stringify(body), { timeout: 2_000 }).then(
    (reply) => reply.json(),
    (error: unknown) => error,
  );
}

test.each(SERVICE_NAMES)('%s reads no foreign event', async (service) => {
  const refused = async (subject: string, body: object = {}) => expect(String(await readAs(service, subject, body))).toMatch(/permission/i);
  const foreign = SERVICE_NAMES.filter((name) => name !== service).flatMap((name) => eventAccessOf(name).publishes);
  const comparer = comparerOf(service);

  await refused(`$JS.API.STREAM.MSG.GET.${STREAM}`, { seq: 1 });
  await refused(`$JS.API.DIRECT.GET.${STREAM}`, { seq: 1 });
  await refused(`$JS.API.CONSUMER.CREATE.${STREAM}`, { stream_name: STREAM, config: { deliver_subject: `_INBOX_${service}.x` } });
  for (const aggregate of seen('foreign aggregates', foreign)) {
    const filter = `events.*.*.${aggregate}.*`;
    await refused(`$JS.API.DIRECT.GET.${STREAM}.${filter}`);
    for (const name of [comparer, `${service}_other`]) {
      const config = { name, filter_subject: filter, ack_policy: 'none' };
      await refused(`$JS.API.CONSUMER.CREATE.${STREAM}.${name}.${filter}`, { stream_name: STREAM, config });
    }
  }
  await refused(`$JS.API.CONSUMER.CREATE.${STREAM}.${comparer}`, { stream_name: STREAM, config: { name: comparer } });
});

test.each(SERVICE_NAMES.filter((name) => eventAccessOf(name).publishes.length > 0))(
  'the comparison of %s reads no other events',
  async (service) => {
    const [own = ''] = eventAccessOf(service).publishes;
    const name = comparerOf(service);
    const subject = `$JS.API.CONSUMER.CREATE.${STREAM}.${name}.events.*.*.${own}.*`;
    for (const filters of [{ filter_subject: 'events.>' }, { filter_subjects: [`events.*.*.${own}.*`, 'events.*.*.session.*'] }, {}]) {
      const reply = await readAs(service, subject, { stream_name: STREAM, config: { name, ack_policy: 'none', ...filters } });
      expect(reply).toMatchObject({ error: { code: 400 } });
    }
  },
);

test.each(SERVICE_NAMES.filter((name) => eventAccessOf(name).consumes.length > 1))(
  '%s can widen the filter of its own consumer only, and narrows it when it connects',
  async (service) => {
    const create = (name: string) => `$JS.API.CONSUMER.CREATE.${STREAM}.${name}`;
    const config = (name: string) => ({ durable_name: name, ack_policy: 'explicit', max_deliver: -1, filter_subject: 'events.>' });
    for (const other of seen(
      'service names',
      SERVICE_NAMES.filter((name) => name !== service),
    )) {
      for (const subject of [create(other), `${create(other)}.events.>`, `$JS.API.CONSUMER.DURABLE.CREATE.${STREAM}.${other}`]) {
        expect(String(await readAs(service, subject, { stream_name: STREAM, config: config(other) }))).toMatch(/permission/i);
      }
    }
    const { manager } = await linkOf(service);
    const filter = async () => {
      const { filter_subject: one, filter_subjects: several } = (await manager.consumers.info(STREAM, service)).config;
      return (several ?? [one ?? '']).toSorted().join(' ');
    };
    const bus = buses.get(service) as Bus;
    const types = eventAccessOf(service).consumes;
    const handlers = Object.fromEntries(types.map((type) => [type, async () => undefined]));
    const connectOnce = async (isDone: (filter: string) => boolean) => {
      const consumption = consume({ db: database.db, bus, consumer: service, types, handlers, log: quietLog });
      await until(async () => isDone(await filter().catch(() => '')));
      await consumption.close();
    };
    await connectOnce((standing) => standing !== '');
    const narrow = await filter();

    // The server does not check several filters: SECURITY.md says why this is accepted.
    await manager.consumers.update(STREAM, service, { filter_subject: 'events.>', filter_subjects: undefined });
    expect(await filter()).toBe('events.>');

    await connectOnce((standing) => standing === narrow);
  },
);

test('a comparison whose server restarts ends, so that the relay compares again', async () => {
  const bus = await connectBus({ url: servers.natsUrlOf('billing'), name: 'billing', log: quietLog });
  const [link, other] = [await bus.ready(), await linkOf('billing')];
  if (link === undefined) throw new Error('billing is not connected');
  const event = eventOf('invoice.issued');
  const { seq } = await link.jetstream.publish(subjectOf(event), JSON.stringify(event), { msgID: event.id });
  const { consumers } = link.jetstream;
  const add: typeof link.manager.consumers.add = async (stream, config) => {
    const consumer = await link.manager.consumers.add(stream, config);
    await other.manager.consumers.delete(stream, consumer.name);
    return consumer;
  };
  /** Reconnects once the messages are asked for. The consumer is gone, as after a restart. */
  const getConsumerFromInfo: typeof consumers.getConsumerFromInfo = (info) => {
    const consumer = consumers.getConsumerFromInfo(info);
    const fetch = consumer.fetch.bind(consumer);
    return Object.assign(consumer, {
      async fetch(options: Parameters<typeof fetch>[0]) {
        const messages = await fetch(options);
        void link.connection.reconnect();
        return messages;
      },
    });
  };
  const restarted = {
    ...link,
    jetstream: { consumers: { getConsumerFromInfo } },
    manager: { consumers: { add, delete: async () => true }, streams: link.manager.streams },
  };

  await expect(listMissing(restarted as unknown as BusLink, 'billing', [markOf(event, seq)])).rejects.toThrow();

  expect(await listMissing(other, 'billing', [markOf(event, seq)])).toEqual([]);
  await bus.close();
});

test('credentials never appear in the options that the client logs', () => {
  const url = servers.natsUrlOf('orders');

  expect(JSON.stringify(natsConnectionOptions({ url, name: 'orders' }).servers)).not.toContain(new URL(url).password);
});
