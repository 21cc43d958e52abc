import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { sql } from 'kysely';
import { consume, type EventHandler } from './consume/consume.ts';
import { countUnpublished } from './publish/outbox.ts';
import { startRelay } from './publish/relay.ts';
import type { EventTables } from './tables.ts';
import { type EventBench, openEventBench, quietLog } from './testing/event-bench.ts';

jest.setTimeout(180_000);

const AGGREGATES = 8;
const WRITERS = 4;
const WRITES = 60;
const CONSUMERS = ['first', 'second'];
/** The share of tries that fail. */
const FAILURES = 0.15;

let bench: EventBench;
beforeAll(async () => {
  bench = await openEventBench();
});
afterAll(() => bench.close());

type Versions = Map<string, number[]>;

/** Records the versions that a consumer sees, each when its transaction has done its work. Some tries fail before or after that. */
const recorder =
  (seen: Versions): EventHandler<EventTables, never> =>
  async ({ aggregateId, sequence }, trx) => {
    if (Math.random() < FAILURES) throw new Error('an injected failure');
    await sql`select pg_sleep(${Math.random() / 500})`.execute(trx);
    if (Math.random() < FAILURES) throw new Error('an injected failure');
    seen.set(aggregateId, [...(seen.get(aggregateId) ?? []), sequence ?? 0]);
  };

/** Chains the versions of all aggregates, so that one missing, repeated, or swapped version changes the hash. */
function chainOf(versions: Versions): string {
  const hash = createHash('sha256');
  for (const [aggregate, seen] of [...versions].toSorted(([a], [b]) => a.localeCompare(b))) hash.update(`${aggregate} ${seen.join(' ')}\n`);
  return hash.digest('hex');
}

test('in a random run with failing handlers and changing relays, each consumer sees every version of each aggregate once, in order', async () => {
  const type = `${bench.aggregate}.changed`;
  const seen = CONSUMERS.map((): Versions => new Map());
  const consumptions = CONSUMERS.map((name, index) =>
    consume({
      db: bench.db,
      bus: bench.bus,
      consumer: `${bench.aggregate}-${name}`,
      types: [type],
      handlers: { [type]: recorder(seen[index] ?? new Map()) },
      log: quietLog,
      retryWaitsMs: Array(50).fill(2),
    }),
  );
  const start = () => startRelay({ db: bench.db, bus: bench.bus, service: bench.service, log: quietLog });
  let relays = [start(), start()];
  const write = async (): Promise<void> => {
    for (let count = 0; count < WRITES; count += 1) {
      const aggregateId = String(Math.floor(Math.random() * AGGREGATES));
      const events = Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => ({ type, aggregateId, data: {}, public: true }));
      await bench.append(...events);
      // The active relay stops at a random moment; another one takes over.
      if (Math.random() < 0.05) {
        const [stopping, ...others] = relays;
        relays = [...others, start()];
        await stopping?.close();
      }
    }
  };

  await Promise.all(Array.from({ length: WRITERS }, write));
  await until(async () => expect(await countUnpublished(bench.db)).toBe(0));

  const { rows } = await sql<{ aggregate_id: string; last_sequence: string }>`
    select aggregate_id, last_sequence from event_sequence where aggregate = ${bench.aggregate}`.execute(bench.db);
  const written: Versions = new Map(
    rows.map(({ aggregate_id, last_sequence }) => [aggregate_id, Array.from({ length: Number(last_sequence) }, (_, index) => index + 1)]),
  );
  const total = [...written.values()].flat().length;
  await until(() => expect(Math.min(...seen.map((versions) => [...versions.values()].flat().length))).toBeGreaterThanOrEqual(total));
  await Promise.all([...consumptions, ...relays].map((running) => running.close()));

  expect(total).toBeGreaterThan(WRITERS * WRITES);
  expect(seen.map(chainOf)).toEqual(CONSUMERS.map(() => chainOf(written)));
});
