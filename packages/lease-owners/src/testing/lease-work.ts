import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { LeaseOwnerTables } from '../tables.ts';

/** The tables of the test database. */
export interface Database extends LeaseOwnerTables {
  work: { id: string; lease_owner: string | null; lease_until: Date };
}

/** Leases one piece of work for ten minutes, longer than any test. */
export async function leaseWork(db: Kysely<Database>, owner: string): Promise<void> {
  await sql`
    insert into work (id, lease_owner, lease_until) values (gen_random_uuid(), ${owner}, clock_timestamp() + interval '10 minutes')
  `.execute(db);
}

/** Ends the leases of these processes. */
export async function releaseWork(trx: Transaction<Database>, owners: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update work set lease_owner = null, lease_until = clock_timestamp() where lease_owner = any(${owners}::uuid[])
  `.execute(trx);
  return Number(numAffectedRows ?? 0n);
}
