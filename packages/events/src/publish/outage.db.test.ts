import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type BackingServers, type LocalServer, startBackingServers } from '@storefront/backing-servers';
import { seen, until } from '@storefront/lifecycle/testing';
import { createLogger } from '@storefront/telemetry';
import { type Consumption, consume } from '../consume/consume.ts';
import { STREAM } from '../stream.ts';
import { type EventBench, openEventBench, quietLog, writeNote } from '../testing/event-bench.ts';
import { countUnpublished } from './outbox.ts';
import { type Relay, startRelay } from './relay.ts';

// Uses its own NATS server, which the tests kill and empty.
let home: string;
let servers: BackingServers;
let nats: LocalServer;
let bench: EventBench;
let relay: Relay;
let consumption: Consumption;

beforeAll(async () => {
  const { STOREFRONT_NATS_URL: _, ...env } = process.env;
  home = await mkdtemp(join(tmpdir(), 'storefront-outage-'));
  servers = await startBackingServers({ home, only: ['nats'], ephemeral: true, env });
  const [server] = servers.processes;
  if (server === undefined) throw new Error('NATS does not run as a local process');
  nats = server;
  bench = await openEventBench(servers.natsUrl);
  relay = startRelay({ db: bench.db, bus: bench.bus, service: bench.service, log: quietLog });
  const type = `${bench.aggregate}.happened`;
  consumption = consume({
    db: bench.db,
    bus: bench.bus,
    consumer: 'outage',
    types: [type],
    handlers: { [type]: writeNote },
    log: quietLog,
  });
});
afterAll(async () => {
  await consumption.close();
  await relay.close();
  await bench.close();
  await servers.stop();
  await rm(home, { recursive: true, force: true });
});

const write = (note: string) => bench.append({ type: `${bench.aggregate}.happened`, aggregateId: 'one', data: { note } });
const handledAll = (count: number) => until(async () => expect((await bench.handled()).length).toBeGreaterThanOrEqual(count));
const killNats = async () => {
  process.kill(nats.pid, 'SIGKILL');
  await nats.exited;
};

test('writes succeed while NATS is unavailable, and the backlog arrives in order afterwards', async () => {
  await write('1');
  await handledAll(1);
  await until(async () => expect(await countUnpublished(bench.db)).toBe(0));
  await killNats();
  for (const note of ['2', '3', '4']) await write(note);
  expect(await countUnpublished(bench.db)).toBe(3);
  await nats.restart();

  await handledAll(4);
  expect(await bench.handled()).toEqual(['1', '2', '3', '4']);
});

test('events of a deleted store directory are published again, and none is handled twice', async () => {
  await consumption.close();
  await write('5');
  await until(async () => expect(await countUnpublished(bench.db)).toBe(0));
  await killNats();
  await rm(join(nats.dataDir, 'jetstream'), { recursive: true });
  await nats.restart();
  const type = `${bench.aggregate}.happened`;
  consumption = consume({
    db: bench.db,
    bus: bench.bus,
    consumer: 'outage',
    types: [type],
    handlers: { [type]: writeNote },
    log: quietLog,
  });
  await write('6');

  await handledAll(6);
  expect(await bench.handled()).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('a running consumer continues after its stream was deleted', async () => {
  await killNats();
  await rm(join(nats.dataDir, 'jetstream'), { recursive: true });
  await nats.restart();
  await write('7');

  await handledAll(7);
  expect(await bench.handled()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

test('a connected relay whose stream is deleted creates it again with its next event, and publishes what was lost', async () => {
  await consumption.close();
  await relay.close();
  const failures: number[] = [];
  const note = (line: string) => {
    const { msg, failures: count = 0 } = JSON.parse(line) as { msg: string; failures?: number };
    if (msg === 'relay_batch_failed') failures.push(count);
  };
  relay = startRelay({ db: bench.db, bus: bench.bus, service: bench.service, log: createLogger('test', 'warn', { write: note }) });
  await write('7a');
  await until(async () => expect(await countUnpublished(bench.db)).toBe(0));

  await (await bench.bus.ready())?.manager.streams.delete(STREAM);
  await write('7b');
  await until(async () => expect(await countUnpublished(bench.db)).toBe(0));

  // A relay that compared its outbox only every minute would fail dozens of times until then.
  expect(seen('failed batches of the relay', failures).length).toBeLessThan(10);
  const type = `${bench.aggregate}.happened`;
  const options = { db: bench.db, bus: bench.bus, consumer: 'outage', types: [type], handlers: { [type]: writeNote }, log: quietLog };
  consumption = consume(options);
  await handledAll(9);
  expect(await bench.handled()).toEqual(['1', '2', '3', '4', '5', '6', '7', '7a', '7b']);
});

test('events that the stream has no space for stay in the outbox, and arrive in order once there is space', async () => {
  const link = await bench.bus.ready();
  const { config, state } = (await link?.manager.streams.info(STREAM)) ?? {};
  await link?.manager.streams.update(STREAM, { ...config, max_bytes: (state?.bytes ?? 0) + 1 });
  for (const note of ['8', '9']) await write(note);
  const refused = link?.jetstream.publish(`events.sandbox.${bench.scope.tenantId}.${bench.aggregate}.happened`, 'no space');
  await expect(refused).rejects.toThrow(/maximum bytes exceeded/);
  await until(async () => expect(await countUnpublished(bench.db)).toBe(2));

  await link?.manager.streams.update(STREAM, { ...config, max_bytes: -1 });

  await handledAll(11);
  expect((await bench.handled()).slice(-2)).toEqual(['8', '9']);
});

test('a service starts while NATS is unavailable and catches up later', async () => {
  await killNats();
  const late = await openEventBench(servers.natsUrl);
  const lateRelay = startRelay({ db: late.db, bus: late.bus, service: 'late', log: quietLog });
  await late.append({ type: 'thing.happened', aggregateId: 'one', data: {} });
  expect(late.bus.link()).toBeUndefined();
  await nats.restart();

  await until(async () => expect(await countUnpublished(late.db)).toBe(0));
  await lateRelay.close();
  await late.close();
});

test('events arrive after an outage during which the clock of the process was set back', async () => {
  const { now } = Date;
  Date.now = () => now() + 28 * 60_000;
  try {
    await killNats();
    await until(() => expect(bench.bus.link()).toBeUndefined());
    // The client has tried to connect again.
    await pause(2_000);
  } finally {
    Date.now = now;
  }
  await nats.restart();
  const before = (await bench.handled()).length;
  await write('after the clock');

  await handledAll(before + 1);
});
