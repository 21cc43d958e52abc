import { type Kysely, sql } from 'kysely';

/**
 * Builds an index while its table is read and written, unless it exists. An invalid index, which a failed build leaves, is built again. Only for a migration
 * that runs outside a transaction. `on` is the rest of the definition, for example `on product (tenant_id, mode, sku)`. The build waits without a limit for
 * older transactions, and blocks no one meanwhile.
 */
export async function createIndexConcurrently(
  db: Kysely<unknown>,
  name: string,
  on: string,
  { isUnique = false }: { readonly isUnique?: boolean } = {},
): Promise<void> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})
  `.execute(db);
  if (rows[0]?.valid === true) return;
  await sql`set lock_timeout = 0`.execute(db);
  try {
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
    await sql`create ${sql.raw(isUnique ? 'unique index' : 'index')} concurrently ${sql.id(name)} ${sql.raw(on)}`.execute(db);
  } finally {
    await sql`reset lock_timeout`.execute(db);
  }
}
