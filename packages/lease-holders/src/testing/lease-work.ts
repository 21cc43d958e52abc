import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { LeaseHolderTables } from '../tables.ts';

/** The tables of the test database. */
export interface Database extends LeaseHolderTables {
  work: { id: string; lease_holder: string | null; lease_until: Date };
}

/** Leases one piece of work for ten minutes, longer than any test. */
export async function leaseWork(db: Kysely<Database>, holder: string): Promise<void> {
  await sql`
    insert into work (id, lease_holder, lease_until) values (gen_random_uuid(), ${holder}, clock_timestamp() + interval '10 minutes')
  `.execute(db);
}

/** Ends the leases of these processes. */
export async function releaseWork(trx: Transaction<Database>, holders: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update work set lease_holder = null, lease_until = clock_timestamp() where lease_holder = any(${holders}::uuid[])
  `.execute(trx);
  return Number(numAffectedRows ?? 0n);
}
