import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Ensures that only one process of a service is active. Times are the database's, so clock differences do not matter. */
export interface Lease {
  /** Reports whether this process holds the lease, after acquiring or renewing it if due. */
  hold(): Promise<boolean>;
  /** Whether this process holds the lease, as of the last call of `hold`. */
  isHeld(): boolean;
  /** Releases the lease, so that another process need not wait for it to expire. */
  release(): Promise<void>;
}

/** How long a killed or paused process keeps others from taking over. */
const LEASE_MS = 5_000;
/** Early enough that one slow statement does not lose the lease. */
const RENEW_AFTER_MS = 2_000;
/** Shorter than the lease itself, to allow for the latency of the database. */
const TRUST_MS = LEASE_MS - 1_000;
/** How often a process without the lease tries to acquire it. */
const ASK_AGAIN_MS = 1_000;

/** Creates the relay's lease of a service, stored in its `relay_lease` row, which belongs to no store: one process publishes the events of all. */
export function createLease<Database>(db: Kysely<Database>, service: string): Lease {
  const holder = randomUUID();
  let held = false;
  let askAt = 0;
  let trustUntil = 0;

  const renew = async (): Promise<boolean> => {
    const { rows } = await sql`
      insert into relay_lease as lease (service, holder, expires_at)
      values (${service}, ${holder}, clock_timestamp() + ${LEASE_MS} * interval '1 millisecond')
      on conflict (service) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where lease.holder is null or lease.holder = excluded.holder or lease.expires_at < clock_timestamp()
      returning service
    `.execute(db);
    return rows.length > 0;
  };

  const isHeld = (): boolean => held && performance.now() < trustUntil;
  return {
    isHeld,
    async hold() {
      const now = performance.now();
      if (now < askAt) return held && now < trustUntil;
      held = false;
      held = await renew();
      askAt = now + (held ? RENEW_AFTER_MS : ASK_AGAIN_MS);
      trustUntil = now + TRUST_MS;
      return held;
    },
    async release() {
      held = false;
      askAt = 0;
      await sql`update relay_lease set holder = null where service = ${service} and holder = ${holder}`.execute(db);
    },
  };
}
