import { type CustomerScope, inScope, ofCustomer, recordOf, type Scope } from '@storefront/db';
import { storeTime } from '@storefront/store-clock';
import { sql } from 'kysely';
import { orderNumberOf } from '../../store/order-numbers.ts';
import type { Db } from '../../store/schema.ts';
import type { UnappliedCredit, UnappliedEntry, UnappliedEntryKind } from '../domain/unapplied-credit.ts';

/** A stored entry of a customer's unapplied credit. */
export interface UnappliedLine {
  readonly at: Date;
  readonly kind: UnappliedEntryKind;
  readonly change: string;
  readonly reference: string;
  readonly orderNumber: string | null;
}

/** Finds the customer's unapplied credit. */
export async function findUnappliedCredit(db: Db, scope: CustomerScope): Promise<UnappliedCredit | undefined> {
  const row = await creditOf(db, scope).executeTakeFirst();
  return row && toCredit(row);
}

/** Locks the customer's unapplied credit. Always lock an invoice before it. */
export async function lockUnappliedCredit(trx: Db, scope: CustomerScope): Promise<UnappliedCredit | undefined> {
  const row = await creditOf(trx, scope).forUpdate().executeTakeFirst();
  return row && toCredit(row);
}

/** Writes an entry and applies it to the customer's unapplied credit. A second entry of the same source is a unique violation. */
export async function applyUnappliedEntry(
  trx: Db,
  scope: CustomerScope,
  { currency, entry }: { currency: string; entry: UnappliedEntry },
): Promise<void> {
  const key = { tenant_id: scope.tenantId, mode: scope.mode, customer_id: scope.customerId };
  await trx
    .insertInto('unapplied_credit')
    .values({ ...key, currency, amount: '0' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('unapplied_credit')
    .set({ amount: sql`amount + ${entry.change.toFixed()}::numeric`, updated_at: sql<Date>`now()` })
    .where(ofCustomer(scope))
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error('the unapplied credit of a customer has another currency');
  await trx
    .insertInto('unapplied_credit_entry')
    .values({
      ...key,
      kind: entry.kind,
      amount: entry.change.abs().toFixed(),
      change: entry.change.toFixed(),
      source_id: entry.sourceId,
      reference: entry.reference,
      at: storeTime(),
    })
    .execute();
}

/** Lists the entries, newest first. */
export async function listUnappliedEntries(db: Db, scope: CustomerScope, limit: number): Promise<UnappliedLine[]> {
  return db
    .selectFrom('unapplied_credit_entry')
    .select(['at', 'kind', 'change', 'reference', orderNumber(scope).as('orderNumber')])
    .where(ofCustomer(scope))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
}

/** The order that was refunded, or whose invoice the credit was applied to. */
const orderNumber = (scope: Scope) => sql<string | null>`case kind
  when 'refund' then (
    select ${orderNumberOf(scope, 'refund')} from refund where ${inScope(scope)} and refund.id = unapplied_credit_entry.source_id)
  else (
    select order_number from invoice where ${inScope(scope)} and invoice.number = unapplied_credit_entry.reference)
end`;

const creditOf = (db: Db, scope: CustomerScope) => db.selectFrom('unapplied_credit').select(COLUMNS).where(ofCustomer(scope));

const { columns: COLUMNS, read: toCredit } = recordOf<UnappliedCredit>()({
  customerId: 'plain',
  currency: 'plain',
  amount: 'decimal',
});
