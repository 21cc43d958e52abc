import { PREPARED, type Scope, setLocally } from '@storefront/db';
import { sql, type Transaction } from 'kysely';

/** As long as an operator's request may take. */
const LOCK_TIMEOUT = '60s';

/** The locks of transactions: that of an operator's change is taken when its entry in the audit log begins. */
const locked = new WeakMap<object, ReadonlySet<string>>();

/**
 * Serializes the product writers of a store until the transaction ends. Imports commit every few hundred rows, so concurrent imports
 * alternate and neither waits long. Moving a large category can hold the lock for longer than the usual statement timeout, so the timeout
 * is raised for the wait. Checkouts do not take this lock; they lock only stock rows.
 */
export async function lockCatalog<Database>(trx: Transaction<Database>, { tenantId, mode }: Scope): Promise<void> {
  const store = `catalog/${tenantId}/${mode}`;
  if (locked.get(trx)?.has(store) === true) return;
  await setLocally(trx, 'statement_timeout', LOCK_TIMEOUT);
  // The plans of the statements that follow are cached, and must not be those for tables that are almost empty.
  await setLocally(trx, 'enable_seqscan', 'off');
  await sql`${PREPARED}
    insert into catalog_writer (tenant_id, mode, locked_at) values (${tenantId}, ${mode}, now())
    on conflict (tenant_id, mode) do update set locked_at = excluded.locked_at
  `.execute(trx);
  locked.set(trx, new Set(locked.get(trx)).add(store));
}
