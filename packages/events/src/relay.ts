import type { Logger } from '@storefront/telemetry';
import type { Kysely } from 'kysely';
import type { Bus, BusLink } from './bus.ts';
import { deleteOldInboxRows } from './inbox.ts';
import { leaseOf } from './lease.ts';
import { deleteOldEvents, listUnpublished, markPublished } from './outbox.ts';
import { pause } from './pause.ts';
import { publishInOrder } from './publish-in-order.ts';
import { reconcile } from './reconcile.ts';
import { wakeSignal } from './wake-signal.ts';

export interface RelayOptions<Database> {
  readonly db: Kysely<Database>;
  readonly bus: Bus;
  readonly service: string;
  readonly log: Logger;
}

export interface Relay {
  /** To be called after each commit that wrote an event: it is then published at once instead of at the next poll. */
  readonly wake: () => void;
  /** Ends after the batch that is under way and hands the lease back. */
  readonly close: () => Promise<void>;
}

/** The worst latency of an event whose wake was lost, or was heard by a process that has not the lease. */
const POLL_MS = 100;
/** Few enough that a batch stays well inside the lease, enough for some thousand events a second. */
const BATCH_MAX = 200;
/** The wait after a failed turn grows to this, so that a returning NATS or Postgres is not met by a storm. */
const BACKOFF_MAX_MS = 2_000;
/** How often the outbox is compared with the stream and old rows are deleted. */
const UPKEEP_MS = 60_000;
/** Twice the stream's retention: a lost stream can be filled again with more than it held. */
const OUTBOX_KEPT_MS = 14 * 24 * 3_600_000;
/** A day longer than the outbox, so that no event outlives the memory that it was handled. */
const INBOX_KEPT_MS = 15 * 24 * 3_600_000;
/** Small deletes hold their locks for milliseconds; at one turn of upkeep a minute twenty of them outrun any load. */
const DELETE_BATCH = 1_000;
const DELETE_BATCHES_MAX = 20;

/**
 * Carries a service's outbox to the stream. Of all processes of the service the one with the lease does it, in order per aggregate; a row is
 * marked once the stream has acknowledged it. While NATS is away the outbox grows, afterwards it drains from its oldest row on.
 */
export function startRelay<Database>({ db, bus, service, log }: RelayOptions<Database>): Relay {
  const lease = leaseOf(db, service);
  const signal = wakeSignal();
  const closing = new AbortController();
  let comparedLink: BusLink | undefined;
  let upkeepAt = 0;

  const keepUp = async (link: BusLink): Promise<void> => {
    const lost = await reconcile(db, link, service);
    if (lost > 0) log.warn({ service, events: lost }, 'outbox_republished');
    comparedLink = link;
    upkeepAt = performance.now() + UPKEEP_MS;
    await deleteInBatches(() => deleteOldEvents(db, OUTBOX_KEPT_MS, DELETE_BATCH));
    await deleteInBatches(() => deleteOldInboxRows(db, INBOX_KEPT_MS, DELETE_BATCH));
  };

  /** Publishes one batch; whether there may be more. */
  const turn = async (): Promise<boolean> => {
    const link = bus.link();
    if (link === undefined || !(await lease.hold())) return false;
    if (link !== comparedLink || performance.now() >= upkeepAt) await keepUp(link);
    const rows = await listUnpublished(db, BATCH_MAX);
    if (rows.length === 0) return false;
    const { published, failure } = await publishInOrder(link, rows);
    await markPublished(db, published);
    if (failure === undefined) return rows.length === BATCH_MAX;
    // The stream itself may have gone; the next turn looks.
    comparedLink = undefined;
    throw failure;
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    while (!closing.signal.aborted) {
      try {
        const more = await turn();
        failures = 0;
        if (!more) await signal.sleep(POLL_MS);
      } catch (error) {
        failures += 1;
        log.warn({ err: error, service, failures }, 'relay_turn_failed');
        await pause(Math.min(POLL_MS * 2 ** failures, BACKOFF_MAX_MS), closing.signal);
      }
    }
    await lease.release().catch((error: unknown) => log.warn({ err: error, service }, 'relay_release_failed'));
  };

  const running = run();
  return {
    wake: signal.wake,
    close: () => {
      closing.abort();
      signal.wake();
      return running;
    },
  };
}

async function deleteInBatches(deleteBatch: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < DELETE_BATCHES_MAX; batch += 1) {
    if ((await deleteBatch()) < DELETE_BATCH) return;
  }
}
