import { inScope, inTurns, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';

/** What an invoice received without a payment. */
export interface EarlierPart extends Scope {
  readonly partId: string;
}

/** The page size. The rest is listed by the next call. */
const LISTED_MAX = 100;

/** Lists what invoices of all stores received without a payment, except those in `skipped`. A version without payments wrote it. */
export async function listEarlierParts(db: Db, skipped: readonly string[]): Promise<readonly EarlierPart[]> {
  const due = sql`
    select tenant_id as "tenantId", mode, id as "partId", paid_at as due_at from invoice_payment
    where payment_id is null and id <> all (${skipped}::uuid[])`;
  return (await inTurns<EarlierPart>({ due, columns: ['partId'], limit: LISTED_MAX }).execute(db)).rows;
}

/** Adds the payment that consists of a part which has none, with the ID of the part. */
export async function addPaymentOfPart(db: Db, scope: Scope, partId: string): Promise<void> {
  await sql`
    with received as (
      insert into payment (tenant_id, mode, id, customer_id, currency, amount, source, paid_at, payment_session_id, reference)
      select ${scope.tenantId}::uuid, ${scope.mode}, part.id, invoice.customer_id, invoice.currency, part.amount, part.source, part.paid_at,
        part.payment_session_id, part.reference
      from invoice_payment part join invoice on (invoice.tenant_id, invoice.mode, invoice.id) = (part.tenant_id, part.mode, part.invoice_id)
      where part.tenant_id = ${scope.tenantId} and part.mode = ${scope.mode} and part.id = ${partId} and part.payment_id is null
    )
    update invoice_payment set payment_id = id where ${inScope(scope)} and id = ${partId} and payment_id is null
  `.execute(db);
}
