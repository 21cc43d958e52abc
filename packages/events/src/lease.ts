import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Makes one process of a service the active one. Times are the database's, so clocks may differ. */
export interface Lease {
  /** Whether this process holds the lease, taken or renewed where it is time for that. */
  hold(): Promise<boolean>;
  /** Hands the lease back, so that another process need not wait for its end. */
  release(): Promise<void>;
}

/** How long a process that was killed or paused keeps others from taking over. */
const LEASE_MS = 5_000;
/** Renewed early enough that one slow statement does not lose it. */
const RENEW_AFTER_MS = 2_000;
/** Trusted less long than it is granted, for the way from the database. */
const TRUST_MS = LEASE_MS - 1_000;
/** How often a process without the lease asks for it. */
const ASK_AGAIN_MS = 1_000;

/** The relay's lease of a service, kept in its `relay_lease` row. */
export function leaseOf<Database>(db: Kysely<Database>, service: string): Lease {
  const holder = randomUUID();
  let held = false;
  let askAt = 0;
  let trustUntil = 0;

  const ask = async (): Promise<boolean> => {
    const { rows } = await sql<{ holder: string }>`
      insert into relay_lease as lease (service, holder, expires_at)
      values (${service}, ${holder}, clock_timestamp() + ${LEASE_MS} * interval '1 millisecond')
      on conflict (service) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where lease.holder is null or lease.holder = excluded.holder or lease.expires_at < clock_timestamp()
      returning holder
    `.execute(db);
    return rows.length > 0;
  };

  return {
    async hold() {
      const now = performance.now();
      if (now < askAt) return held && now < trustUntil;
      held = false;
      held = await ask();
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
