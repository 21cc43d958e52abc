import { sql, type Transaction } from 'kysely';
import { connect } from '../connect.ts';

/**
 * Does `work` in a schema with the superuser's hand, whom no foreign key stops and who may drop any other constraint, and takes all of it back:
 * for states that a service cannot bring about, and must recognise.
 */
export async function takenBack<Database>(url: string, schema: string, work: (trx: Transaction<Database>) => Promise<void>): Promise<void> {
  const { db, close } = connect<Database>({ url, name: 'test-superuser', poolMax: 1 });
  const trx = await db.startTransaction().execute();
  try {
    await sql`set local search_path = ${sql.id(schema)}, public`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await work(trx);
  } finally {
    await trx.rollback().execute();
    await close();
  }
}
