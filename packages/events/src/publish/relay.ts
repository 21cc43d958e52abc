import { pause } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { Bus, BusLink } from '../bus.ts';
import { createLease } from './lease.ts';
import { observeOutbox } from './observe-outbox.ts';
import { listUnpublished, markPublished } from './outbox.ts';
import { publishInOrder } from './publish-in-order.ts';
import { type Comparison, reconcile } from './reconcile.ts';
import { refillConsumers } from './refill-consumers.ts';
import { type EmptySearches, republishLost } from './republish-lost.ts';
import { createRest, type RestOptions } from './rest.ts';
import { wakeSignal } from './wake-signal.ts';

/** The dependencies of the relay. */
export interface RelayOptions<Database> {
  readonly db: Kysely<Database>;
  readonly bus: Bus;
  readonly service: string;
  readonly log: Logger;
  /** The signals that let the relay rest while the service is idle. Without it, the relay always polls. */
  readonly rest?: Pick<RestOptions<Database>, 'activity' | 'idlePollMs' | 'url'> | undefined;
  /** How often the outbox is compared with the stream, besides on each new connection; by default every minute. */
  readonly compareEveryMs?: number;
}

/** A running relay. */
export interface Relay {
  /** Call after each commit that wrote an event, to publish it immediately instead of at the next poll. */
  readonly wake: () => void;
  /** Stops after the current batch and releases the lease. */
  readonly close: () => Promise<void>;
}

/** The maximum latency of an event whose wake was lost or reached a process without the lease. */
const POLL_MS = 100;
/** Small enough for a batch to finish well within the lease, large enough for a few thousand events per second. */
const BATCH_MAX = 200;
/** The least time between the starts of two batches. The first event after a pause is published immediately; under load, the events of this time share the statements. */
const INTERVAL_MS = 20;
/** The maximum backoff after failures, so that NATS or Postgres is not flooded when it comes back. */
const BACKOFF_MAX_MS = 2_000;
/** Events can be lost only by a restart of the server, after which the connection is new. */
const COMPARE_EVERY_MS = 60_000;
/** How often the relay looks for events that a consumer is about to miss; often enough for events that expire within a day. */
const REFILL_EVERY_MS = 3_600_000;
/** How often the relay asks what restored consumers have lost: one small request to NATS. */
const LOST_EVERY_MS = 10_000;

/**
 * Publishes a service's outbox to the stream. Of all processes of the service, the one with the lease publishes, in order per aggregate; a row is
 * marked once the stream has acknowledged it. While NATS is unavailable the outbox grows; afterwards it drains from the oldest row.
 */
export function startRelay<Database>({
  db,
  bus,
  service,
  log,
  rest: resting,
  compareEveryMs = COMPARE_EVERY_MS,
}: RelayOptions<Database>): Relay {
  const lease = createLease(db, service);
  const signal = wakeSignal();
  const closing = new AbortController();
  const rest = resting && createRest({ db, service, log, wake: signal.wake, ...resting });
  let comparedLink: BusLink | undefined;
  let comparison: Comparison = {};
  const searches: EmptySearches = new Map();

  const warn = (message: string, fields: object): void => log.warn({ service, ...fields }, message);
  const compare = (link: BusLink) => reconcile(db, link, service, comparison);
  const upkeep = [
    inBackground('comparison', { everyMs: compareEveryMs, firstMs: compareEveryMs, found: 'outbox_republished', warn }, compare),
    inBackground('refill', { everyMs: REFILL_EVERY_MS, found: 'consumers_refilled', warn }, (link) =>
      refillConsumers(db, link, closing.signal),
    ),
    inBackground('republish', { everyMs: LOST_EVERY_MS, found: 'lost_events_republished', warn }, (link) =>
      republishLost(db, link, searches, closing.signal),
    ),
  ];

  /** Compares before the first event is published on a connection. */
  const compareFirst = async (link: BusLink): Promise<void> => {
    comparison = {};
    const lost = await compare(link);
    if (lost > 0) warn('outbox_republished', { events: lost });
    comparedLink = link;
  };

  /** Publishes one batch. Returns its size. */
  const publishBatch = async (): Promise<number> => {
    const link = bus.link();
    if (link === undefined || !(await lease.acquire())) return 0;
    if (link !== comparedLink) await compareFirst(link);
    for (const work of upkeep) work.start(link);
    const rows = await listUnpublished(db, BATCH_MAX);
    if (rows.length === 0) return 0;
    const { published, failure } = await publishInOrder(link, rows);
    await markPublished(db, published);
    if (failure === undefined) return rows.length;
    // The stream itself may be gone; the next run checks.
    comparedLink = undefined;
    throw failure;
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    while (!closing.signal.aborted) {
      try {
        const startedAt = performance.now();
        const published = await publishBatch();
        failures = 0;
        if (published === BATCH_MAX) continue;
        if (published > 0) await pause(Math.max(0, INTERVAL_MS - (performance.now() - startedAt)), closing.signal);
        // Without the lease, a batch runs no query until the lease is requested again.
        await signal.sleep((lease.isOwned() ? rest?.pollMs() : undefined) ?? POLL_MS);
      } catch (error) {
        failures += 1;
        log.warn({ err: error, service, failures }, 'relay_batch_failed');
        await pause(Math.min(POLL_MS * 2 ** failures, BACKOFF_MAX_MS), closing.signal);
      }
    }
    for (const work of upkeep) await work.settled();
    await lease.release().catch((error: unknown) => log.warn({ err: error, service }, 'relay_release_failed'));
  };

  const running = run();
  const stopObserving = observeOutbox(db, service, lease);
  const stopWaiting = bus.onLink(signal.wake);
  return {
    wake() {
      signal.wake();
      if (!lease.isOwned()) rest?.announce();
    },
    close: async () => {
      stopObserving();
      stopWaiting();
      closing.abort();
      signal.wake();
      await running;
      await rest?.close();
    },
  };
}

interface Background {
  readonly everyMs: number;
  readonly firstMs?: number;
  /** The message that logs how many events were found. */
  readonly found: string;
  readonly warn: (message: string, fields: object) => void;
}

/** Runs work from time to time in the background, because it reads much of the outbox or waits for NATS. A failure does not stop the relay. */
function inBackground(name: string, { everyMs, firstMs = 0, found, warn }: Background, work: (link: BusLink) => Promise<number>) {
  let dueAt = performance.now() + firstMs;
  let running: Promise<void> | undefined;
  const run = async (link: BusLink): Promise<void> => {
    try {
      const events = await work(link);
      if (events > 0) warn(found, { events });
    } catch (error) {
      warn(`${name}_failed`, { err: error });
    }
    dueAt = performance.now() + everyMs;
    running = undefined;
  };
  return {
    start(link: BusLink): void {
      if (performance.now() >= dueAt) running ??= run(link);
    },
    settled: () => running,
  };
}
