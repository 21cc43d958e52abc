import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Ensures that only one process of a service is active. Times are the database's, so clock differences do not matter. */
export interface Lease {
  /** Reports whether this process owns the lease, after acquiring or renewing it if due. */
  acquire(): Promise<boolean>;
  /** Whether this process owns the lease, as of the last call of `acquire`. */
  isOwned(): boolean;
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
  const owner = randomUUID();
  let owned = false;
  let askAt = 0;
  let trustUntil = 0;

  const renew = async (): Promise<boolean> => {
    const { rows } = await sql`
      insert into relay_lease as lease (service, owner, expires_at)
      values (${service}, ${owner}, clock_timestamp() + ${LEASE_MS} * interval '1 millisecond')
      on conflict (service) do update set owner = excluded.owner, expires_at = excluded.expires_at
      where lease.owner is null or lease.owner = excluded.owner or lease.expires_at < clock_timestamp()
      returning service
    `.execute(db);
    return rows.length > 0;
  };

  const isOwned = (): boolean => owned && performance.now() < trustUntil;
  return {
    isOwned,
    async acquire() {
      const now = performance.now();
      if (now < askAt) return owned && now < trustUntil;
      owned = false;
      owned = await renew();
      askAt = now + (owned ? RENEW_AFTER_MS : ASK_AGAIN_MS);
      trustUntil = now + TRUST_MS;
      return owned;
    },
    async release() {
      owned = false;
      askAt = 0;
      await sql`update relay_lease set owner = null where service = ${service} and owner = ${owner}`.execute(db);
    },
  };
}
