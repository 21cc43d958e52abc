import { type CustomerScope, ofCustomer, type Scope } from '@storefront/db';
import { type Decimal, sumOf } from '@storefront/money';
import { sql } from 'kysely';
import type { CreditEntry } from '../../credit/domain/credit.ts';
import type { Db } from '../../store/schema.ts';
import type { PlannedPayment } from '../domain/plan-history.ts';

/** A credit entry of the past. */
export type PastCreditEntry = CreditEntry & { readonly at: Date };

/** Inserts past payments, and what their invoices receive of them, in one statement. */
export async function insertPastPayments(
  trx: Db,
  { customerId, ...scope }: CustomerScope,
  payments: readonly PlannedPayment[],
): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map(({ id, currency, amount, paidAt, reference }) => ({ id, currency, amount, paid_at: paidAt, reference }));
  const parts = payments.flatMap((payment) =>
    payment.parts.map(({ id, invoiceId, amount }) => ({
      id,
      invoice_id: invoiceId,
      payment_id: payment.id,
      amount,
      paid_at: payment.paidAt,
      reference: payment.reference,
    })),
  );
  await sql`
    with received as (
      insert into payment (tenant_id, mode, customer_id, id, currency, amount, source, paid_at, reference, recorded_at)
      select ${scope.tenantId}::uuid, ${scope.mode}, ${customerId}::uuid, id, currency, amount, 'recorded', paid_at, reference, paid_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as payment (id uuid, currency text, amount numeric, paid_at timestamptz, reference text)
    )
    insert into invoice_payment (tenant_id, mode, invoice_id, id, payment_id, amount, paid_at, source, reference)
    select ${scope.tenantId}::uuid, ${scope.mode}, invoice_id, id, payment_id, amount, paid_at, 'recorded', reference
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (
      invoice_id uuid, id uuid, payment_id uuid, amount numeric, paid_at timestamptz, reference text)`.execute(trx);
}

/** Writes past entries of the credit ledger and applies them to the account, which must be locked, in one statement. */
export async function insertPastCreditEntries(trx: Db, scope: CustomerScope, entries: readonly PastCreditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ kind, amount, balanceChange, reference, at }) => ({
    kind,
    amount,
    balance_change: balanceChange,
    reference,
    at,
  }));
  const change: Decimal = sumOf(entries.map(({ balanceChange }) => balanceChange));
  await sql`
    with written as (
      insert into credit_entry (tenant_id, mode, customer_id, kind, amount, balance_change, held_change, reference, at)
      select ${scope.tenantId}::uuid, ${scope.mode}, ${scope.customerId}::uuid, kind, amount, balance_change, 0, reference, at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (kind text, amount numeric, balance_change numeric, reference text, at timestamptz)
    )
    update credit_account set balance = balance + ${change.toFixed()}::numeric, updated_at = now() where ${ofCustomer(scope)}`.execute(trx);
}

/** Whether anything that a statement could show, or that is about to become an invoice, exists for a customer. */
export async function hasMoney(db: Db, { tenantId, mode, customerId }: CustomerScope): Promise<boolean> {
  const scope: Scope = { tenantId, mode };
  const own = (table: string) => sql`
    select from ${sql.table(table)} where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and customer_id = ${customerId}`;
  const tables = ['invoice', 'payment', 'refund', 'unapplied_credit_entry', 'payment_session', 'payment_authorization'];
  const { rows } = await sql<{ any: boolean }>`
    select ${sql.join(
      tables.map((table) => sql`exists (${own(table)})`),
      sql` or `,
    )} as any`.execute(db);
  return rows[0]?.any === true;
}
