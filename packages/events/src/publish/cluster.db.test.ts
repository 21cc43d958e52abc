import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { StreamInfo } from '@nats-io/jetstream';
import { freePort } from '@storefront/backing-servers';
import { findNatsServer } from '@storefront/backing-servers/testing';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { STREAM } from '../stream.ts';
import { type EventBench, openEventBench, quietLog } from '../testing/event-bench.ts';
import { countUnpublished } from './outbox.ts';
import { startRelay } from './relay.ts';

// A cluster of three NATS servers, the leader of whose stream is killed.

jest.setTimeout(180_000);

const SERVERS = ['n1', 'n2', 'n3'] as const;
const AGGREGATES = 5;
const EVENTS = 500;
const PATIENCE_MS = 90_000;

let folder: string;
let bench: EventBench;
const servers = new Map<string, ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-nats-cluster-'));
  const { file, env } = await findNatsServer(folder, process.env);
  const ports = await distinctPorts(2 * SERVERS.length);
  const routes = SERVERS.map((_, index) => `nats://127.0.0.1:${ports[SERVERS.length + index]}`);
  for (const [index, name] of SERVERS.entries()) {
    const config = [
      `listen: "127.0.0.1:${ports[index]}"`,
      `server_name: ${name}`,
      `jetstream { store_dir: ${JSON.stringify(join(folder, name))}, max_file_store: 256MB }`,
      `cluster { name: test, listen: "127.0.0.1:${ports[SERVERS.length + index]}", routes: ${JSON.stringify(routes)} }`,
    ];
    await writeFile(join(folder, `${name}.conf`), config.join('\n'));
    const child = spawn(file, ['-c', join(folder, `${name}.conf`)], { env: { ...process.env, ...env }, stdio: 'ignore' });
    servers.set(name, child);
  }
  const urls = SERVERS.map((_, index) => `nats://127.0.0.1:${ports[index]}`);
  bench = await openEventBench(urls.join(','));
  await bench.bus.ready();
});
afterAll(async () => {
  await bench.close();
  for (const server of servers.values()) await kill(server);
  await rm(folder, { recursive: true, force: true });
});

async function distinctPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

/** Returns the IDs in the stream, in order. */
async function storedIds(): Promise<readonly string[]> {
  const link = await bench.bus.ready();
  const consumer = await link?.jetstream.consumers.get(STREAM);
  const ids: string[] = [];
  while (ids.length < EVENTS) {
    const message = await consumer?.next({ expires: 5_000 });
    if (!message) break;
    ids.push(message.headers?.get('Nats-Msg-Id') ?? '');
  }
  return ids;
}

test('when the leader of the stream is killed in a burst, every event is in the stream once, in the order of its aggregate', async () => {
  const manager = (await bench.bus.ready())?.manager;
  let before: StreamInfo | undefined;
  await until(async () => {
    before = await manager?.streams.info(STREAM);
    expect(before).toMatchObject({ config: { num_replicas: SERVERS.length }, cluster: { leader: expect.any(String) } });
  }, PATIENCE_MS);
  const batch = (from: number) =>
    Array.from({ length: EVENTS / 10 }, (_, index) => ({
      type: `${bench.aggregate}.happened`,
      aggregateId: String((from + index) % AGGREGATES),
      data: {},
      public: true,
    }));

  const relay = startRelay({ db: bench.db, bus: bench.bus, service: bench.service, log: quietLog });
  for (let part = 0; part < 10; part += 1) {
    await bench.append(...batch(part));
    relay.wake();
    const leader = servers.get(before?.cluster?.leader ?? '');
    if (part === 4 && leader !== undefined) await kill(leader);
  }
  await until(async () => expect(await countUnpublished(bench.db)).toBe(0), PATIENCE_MS);
  await relay.close();

  const { rows } = await sql<{ id: string; aggregate_id: string }>`select id, aggregate_id from outbox order by position`.execute(bench.db);
  // Requests time out until the servers have elected a leader.
  let stored: readonly string[] = [];
  await until(async () => {
    stored = await storedIds();
    expect(stored.length).toBeGreaterThanOrEqual(EVENTS);
  }, PATIENCE_MS);
  expect(stored.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  const aggregateOf = new Map(rows.map(({ id, aggregate_id }) => [id, aggregate_id]));
  const byAggregate = (ids: readonly string[]) => Object.groupBy(ids, (id) => aggregateOf.get(id) ?? '');
  expect(byAggregate(stored)).toEqual(byAggregate(rows.map(({ id }) => id)));
});
