import { sql, type Transaction } from 'kysely';
import { connect } from '../connect.ts';
import { setLocally } from '../set-locally.ts';

/**
 * Runs `work` in a schema as the superuser, with foreign keys disabled and the right to drop other constraints, then rolls everything back.
 * For tests of states that a service must detect but cannot create.
 */
export async function withRollback<Database>(
  url: string,
  schema: string,
  work: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const { db, close } = connect<Database>({ url, name: 'test-superuser', poolMax: 1 });
  const trx = await db.startTransaction().execute();
  try {
    await sql`set local search_path = ${sql.id(schema)}, public`.execute(trx);
    await setLocally(trx, 'session_replication_role', 'replica');
    await work(trx);
  } finally {
    await trx.rollback().execute();
    await close();
  }
}
