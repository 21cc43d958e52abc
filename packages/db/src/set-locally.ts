import { type Kysely, sql } from 'kysely';

/**
 * Changes a setting of Postgres until the end of the transaction, also on the nodes of Citus that the transaction uses, for which `set_config` does nothing. Plain
 * Postgres accepts settings of extensions that it does not have.
 */
export async function setLocally<Database>(trx: Kysely<Database>, setting: string, value: string): Promise<void> {
  const change = sql`set local ${sql.id(setting)} = ${sql.lit(value)}`;
  await sql`set local citus.propagate_set_commands = 'local'; ${change}`.execute(trx);
}
