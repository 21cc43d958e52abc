import { randomUUID } from 'node:crypto';
import { keepSession, notify } from '@storefront/db';
import type { Logger } from '@storefront/telemetry';
import type { Kysely, Transaction } from 'kysely';
import { deleteOwner, listOthers, recordHeartbeat, releaseDead } from './owner-rows.ts';

/** The options of a lease owner. */
export interface LeaseOwnerOptions<Database> {
  readonly db: Kysely<Database>;
  /** The URL of `db`, for a session of its own. */
  readonly url: string;
  /** The name of the service. */
  readonly name: string;
  /** Whether the URL leads through a pooler in transaction mode, where no session lasts. Only the heartbeats remain then. */
  readonly pooler: boolean;
  readonly log: Logger;
  /** Ends the leases of these processes. Returns how many. */
  readonly release: (trx: Transaction<Database>, owners: readonly string[]) => Promise<number>;
  /** Called after leases were released, so that their work is claimed at once. */
  readonly onReleased: () => void;
}

/** A process that owns leases, and releases those of dead ones. */
export interface LeaseOwner {
  /** Identifies this process. Store it with each lease. */
  readonly id: string;
  /** Call when this process owns no more leases. */
  readonly close: () => Promise<void>;
}

/** How often a process looks for dead ones if there are others: one statement that reads a row for each process of the service. */
const LOOK_EVERY_MS = 500;
/** How often it looks if there were none, which each heartbeat does. A new process notifies the others. */
const LOOK_ALONE_EVERY_MS = 2_000;
/** How often a process records its heartbeat. */
const BEAT_EVERY_MS = 2_000;
/** Several missed heartbeats: the process was killed together with its host, or behind a pooler, not just slow. */
const SILENT_FOR_MS = 10_000;

/**
 * Makes this process known as an owner of leases, and releases the leases of those that have died. A process whose session has ended is dead; behind a pooler, or if
 * Postgres was restarted, one without heartbeats is. A process that could not reach the database judges heartbeats only after its own have succeeded for as long.
 */
export function startLeaseOwner<Database>(options: LeaseOwnerOptions<Database>): LeaseOwner {
  const { db, log, name, pooler, url } = options;
  const id = randomUUID();
  let hasSession = false;
  const channel = `${name}_lease_owner`;
  let beatAt = 0;
  let lookAt = 0;
  let isAnnounced = false;
  let healthySince: number | undefined;
  let isWaiting = false;
  let hasFailed = false;
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();

  const beat = async (): Promise<void> => {
    const now = performance.now();
    if (now < beatAt) return;
    beatAt = now + BEAT_EVERY_MS;
    const recorded = await recordHeartbeat(db, id, hasSession);
    if (hasSession && !recorded.hasSession) session?.replace();
    // The statement has looked for others already, unless a notification arrived meanwhile.
    if (lookAt > 0) lookAt = recorded.hasOthers ? 0 : now + LOOK_ALONE_EVERY_MS;
    healthySince ??= now;
    if (!isAnnounced) await notify(db, channel);
    isAnnounced = true;
  };
  const look = async (): Promise<void> => {
    const now = performance.now();
    if (now < lookAt) return;
    // Before the query, so that a notification during it is not lost.
    lookAt = hasSession ? now + LOOK_ALONE_EVERY_MS : 0;
    const isHealthy = healthySince !== undefined && now - healthySince >= SILENT_FOR_MS;
    const others = await listOthers(db, { self: id, silentForMs: isHealthy ? SILENT_FOR_MS : undefined });
    if (others.length > 0) lookAt = 0;
    const dead = others.filter(({ isDead }) => isDead).map((other) => other.id);
    if (dead.length === 0) return;
    const released = await releaseDead(db, dead, options.release);
    if (released === 0) return;
    log.warn({ owners: dead, leases: released }, 'leases_released');
    options.onReleased();
  };
  const poll = async (): Promise<void> => {
    try {
      await beat();
      await look();
      hasFailed = false;
    } catch (error) {
      healthySince = undefined;
      beatAt = 0;
      lookAt = 0;
      if (!hasFailed) log.warn({ err: error }, 'lease_owner_failed');
      hasFailed = true;
    }
    isWaiting = false;
  };
  /** Polls after the poll in progress. */
  const next = (): void => {
    if (isWaiting || isClosed) return;
    isWaiting = true;
    running = running.then(poll);
  };

  const onChange = (isOpen: boolean): void => {
    hasSession = isOpen;
    beatAt = 0;
    lookAt = 0;
    next();
  };
  const onNotification = (): void => {
    lookAt = 0;
    next();
  };
  const session = pooler
    ? undefined
    : keepSession({
        url,
        name: `${name} lease owner`,
        first: { text: 'select pg_advisory_lock(hashtextextended($1, 0))', values: [id] },
        channel,
        log,
        onChange,
        onNotification,
      });
  const timer = setInterval(next, LOOK_EVERY_MS);
  next();
  return {
    id,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
      // Before the session ends, so that no other process takes this one for dead.
      await deleteOwner(db, id).catch((error: unknown) => log.warn({ err: error }, 'lease_owner_failed'));
      await session?.close();
    },
  };
}
