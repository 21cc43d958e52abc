import { type CustomerScope, ofCustomer, recordOf } from '@storefront/db';
import { decimal } from '@storefront/money';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { AccountEntry, CustomerAccount } from '../domain/account-entry.ts';
import type { Period } from '../domain/statement-period.ts';

/** Locks a customer's account, which is created at first. It is locked before anything else of the customer's money. */
export async function lockAccount(trx: Db, { tenantId, mode, customerId }: CustomerScope): Promise<CustomerAccount> {
  const key = { tenant_id: tenantId, mode, customer_id: customerId };
  await trx
    .insertInto('customer_account')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('customer_account')
    .select(['last_position', 'balance', 'open_from'])
    .where(ofCustomer({ tenantId, mode, customerId }))
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { lastPosition: Number(row.last_position), balance: decimal(row.balance), openFrom: row.open_from };
}

/** Saves a locked account. */
export async function saveAccount(trx: Db, scope: CustomerScope, { lastPosition, balance, openFrom }: CustomerAccount): Promise<void> {
  await trx
    .updateTable('customer_account')
    .set({ last_position: String(lastPosition), balance: balance.toFixed(), open_from: openFrom, updated_at: sql<Date>`now()` })
    .where(ofCustomer(scope))
    .execute();
}

/** Inserts entries of a locked account. */
export async function insertEntries(
  trx: Db,
  { tenantId, mode, customerId }: CustomerScope,
  entries: readonly AccountEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into account_entry (tenant_id, mode, customer_id, position, date, kind, source_id, order_id, invoice_id, number, reference, description, amount, balance)
    select ${tenantId}::uuid, ${mode}, ${customerId}::uuid, position, date, kind, source_id, order_id, invoice_id, number, reference, description, amount, balance
    from jsonb_to_recordset(${JSON.stringify(entries.map(ENTRY.write))}::jsonb) as entry(
      position bigint, date text, kind text, source_id uuid, order_id uuid, invoice_id uuid, number text, reference text, description text, amount numeric,
      balance numeric)`.execute(trx);
}

/** Lists the entries of a period, oldest first, at most `limit`. */
export async function listEntries(db: Db, scope: CustomerScope, { from, to }: Period, limit: number): Promise<AccountEntry[]> {
  const rows = await db
    .selectFrom('account_entry')
    .select(ENTRY.columns)
    .where(ofCustomer(scope))
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map((row) => ENTRY.read({ ...row, position: Number(row.position) }));
}

/** Returns the balance before a date; 0 if nothing was recorded before it. */
export async function balanceBefore(db: Db, scope: CustomerScope, date: string) {
  const row = await db
    .selectFrom('account_entry')
    .select('balance')
    .where(ofCustomer(scope))
    .where('date', '<', date)
    .orderBy('date', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return decimal(row?.balance ?? '0');
}

const ENTRY = recordOf<AccountEntry>()({
  position: 'plain',
  date: 'plain',
  kind: 'plain',
  sourceId: 'plain',
  orderId: 'plain',
  invoiceId: 'plain',
  number: 'plain',
  reference: 'plain',
  description: 'plain',
  amount: 'decimal',
  balance: 'decimal',
});
