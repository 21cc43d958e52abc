import { inTransaction } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';

/** Which processes count as dead. */
export interface DeadRule {
  /** The process that asks. */
  readonly self: string;
  /** How long a heartbeat is missing until a process counts as dead regardless of its session; undefined for never. */
  readonly silentForMs: number | undefined;
}

/** The result of recording a heartbeat. */
export interface Recorded {
  /** False if the session has ended, which the process can be the last to learn: on an interrupted path, Postgres ends it while the socket of the process stays open. */
  readonly hasSession: boolean;
  /** Whether the table has rows of other processes, living or dead. */
  readonly hasOthers: boolean;
}

/** Records that a process is alive, and whether it has a session. */
export async function recordHeartbeat<Database>(db: Kysely<Database>, id: string, hasSession: boolean): Promise<Recorded> {
  const { rows } = await sql<Recorded>`
    insert into lease_owner (id, seen_at, has_session)
    values (${id}, clock_timestamp(), ${hasSession} and not pg_try_advisory_xact_lock_shared(hashtextextended(${id}::text, 0)))
    on conflict (id) do update set seen_at = excluded.seen_at, has_session = excluded.has_session
    returning has_session as "hasSession", exists (select from lease_owner as other where other.id <> ${id}) as "hasOthers"
  `.execute(db);
  return rows[0] ?? { hasSession: false, hasOthers: true };
}

/** Deletes the row of a process that has stopped and owns no leases. */
export async function deleteOwner<Database>(db: Kysely<Database>, id: string): Promise<void> {
  await sql`delete from lease_owner where id = ${id}`.execute(db);
}

/** Another process. */
export interface OtherOwner {
  readonly id: string;
  readonly isDead: boolean;
}

/**
 * Lists the other processes. One has died if the session of its last heartbeat has ended, or, if it had none or the server has been restarted since, it was silent for
 * too long. The lock is taken for the length of this statement only, and shared, so that processes can ask at the same time.
 */
export async function listOthers<Database>(db: Kysely<Database>, { self, silentForMs }: DeadRule): Promise<readonly OtherOwner[]> {
  const { rows } = await sql<OtherOwner>`
    select id, coalesce(case
      when has_session and seen_at > pg_postmaster_start_time() then pg_try_advisory_xact_lock_shared(hashtextextended(id::text, 0))
      else seen_at < clock_timestamp() - ${silentForMs ?? null}::float8 * interval '1 millisecond'
    end, false) as "isDead"
    from lease_owner where id <> ${self}
  `.execute(db);
  return rows;
}

/** Deletes the rows of dead processes and releases their leases, in one transaction. Returns what `release` returns; 0 if another process was first. */
export function releaseDead<Database>(
  db: Kysely<Database>,
  dead: readonly string[],
  release: (trx: Transaction<Database>, owners: readonly string[]) => Promise<number>,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`delete from lease_owner where id = any(${dead}::uuid[]) returning id`.execute(trx);
    const owners = rows.map(({ id }) => id);
    return owners.length === 0 ? 0 : await release(trx, owners);
  });
}
