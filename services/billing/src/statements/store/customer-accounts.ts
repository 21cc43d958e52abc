import { type CustomerScope, inScope, ofCustomer, recordOf, type Scope } from '@storefront/db';
import { decimal } from '@storefront/money';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { AccountEntry, CustomerAccount } from '../domain/account-entry.ts';
import type { Period } from '../domain/statement-period.ts';

/** Customers of one store. */
export type CustomersScope = Scope & { readonly customerIds: readonly string[] };

/** Locks the accounts of customers, which are created at first, by customer. They are locked before anything else of the customers' money. */
export async function lockAccounts(trx: Db, scope: CustomersScope): Promise<Map<string, CustomerAccount>> {
  const found = await lockStoredAccounts(trx, scope);
  const missing = scope.customerIds.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  await sql`
    insert into customer_account (tenant_id, mode, customer_id)
    select ${scope.tenantId}::uuid, ${scope.mode}, id from unnest(${missing.toSorted()}::uuid[]) as id on conflict do nothing`.execute(trx);
  return new Map([...found, ...(await lockStoredAccounts(trx, { ...scope, customerIds: missing }))]);
}

/** In one order, against deadlocks. */
async function lockStoredAccounts(trx: Db, scope: CustomersScope): Promise<Map<string, CustomerAccount>> {
  const rows = await trx
    .selectFrom('customer_account')
    .select(['customer_id', 'last_position', 'balance', 'open_from'])
    .where(inScope(scope))
    .where(sql<boolean>`customer_id = any (${scope.customerIds}::uuid[])`)
    .orderBy('customer_id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.customer_id,
      { lastPosition: Number(row.last_position), balance: decimal(row.balance), openFrom: row.open_from },
    ]),
  );
}

/** Saves locked accounts, by customer. */
export async function saveAccounts(trx: Db, { tenantId, mode }: Scope, accounts: ReadonlyMap<string, CustomerAccount>): Promise<void> {
  if (accounts.size === 0) return;
  const rows = [...accounts].map(([customerId, { lastPosition, balance, openFrom }]) => ({ customerId, lastPosition, balance, openFrom }));
  await sql`
    update customer_account account
    set last_position = saved."lastPosition", balance = saved.balance, open_from = saved."openFrom", updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as saved("customerId" uuid, "lastPosition" bigint, balance numeric, "openFrom" text)
    where account.tenant_id = ${tenantId} and account.mode = ${mode} and account.customer_id = any (${[...accounts.keys()]}::uuid[])
      and account.customer_id = saved."customerId"`.execute(trx);
}

/** Inserts entries of locked accounts. */
export async function insertEntries(
  trx: Db,
  { tenantId, mode }: Scope,
  entries: readonly (AccountEntry & { customerId: string })[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ customer_id: entry.customerId, ...ENTRY.write(entry) }));
  await sql`
    insert into account_entry (tenant_id, mode, customer_id, position, date, kind, source_id, order_id, invoice_id, number, reference, description, amount, balance)
    select ${tenantId}::uuid, ${mode}, customer_id, position, date, kind, source_id, order_id, invoice_id, number, reference, description, amount, balance
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(
      customer_id uuid, position bigint, date text, kind text, source_id uuid, order_id uuid, invoice_id uuid, number text, reference text, description text,
      amount numeric, balance numeric)`.execute(trx);
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
