import { type CustomerScope, inScope, ofCustomer, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { PaymentSession } from '../domain/payment-session.ts';
import { SESSION_COLUMNS, toPaymentSession } from './payment-session-rows.ts';

/** A session about which its gateway must be asked. */
export interface DueCheck {
  readonly scope: CustomerScope;
  readonly session: PaymentSession;
}

/** The most checks of one store in a run, so that a store with many or slow ones does not delay the others. */
const CHECKS_PER_STORE_MAX = 20;
const CHECKS_MAX = 500;
/** A check that fails, or whose process dies, is due again after this time. */
const RETRY_SECONDS = 60;

/** Claims sessions of all stores that are due for a check, so that no other process checks them now. */
export async function claimDueChecks(db: Db, now: Date): Promise<DueCheck[]> {
  const due = sql<boolean>`(tenant_id, mode, id) in (
    select tenant_id, mode, id
    from (
      select tenant_id, mode, id, check_at, row_number() over (partition by tenant_id, mode order by check_at) as position
      from payment_session
      where check_at <= ${now}
    ) as ranked
    where position <= ${CHECKS_PER_STORE_MAX}
    order by check_at
    limit ${CHECKS_MAX}
  )`;
  const rows = await db
    .updateTable('payment_session')
    .set({ check_at: sql<Date>`${now}::timestamptz + ${RETRY_SECONDS} * interval '1 second'` })
    .where(due)
    // Repeated, because another process may have claimed the row since the subquery read it.
    .where('check_at', '<=', now)
    .returning(['tenant_id', 'mode', ...SESSION_COLUMNS])
    .execute();
  return rows.map((row) => ({
    scope: { tenantId: row.tenant_id, mode: row.mode, customerId: row.customer_id },
    session: toPaymentSession(row),
  }));
}

/** Lists the sessions of an order or invoice that have ended or expired, but whose pages the gateway may still have open. */
export async function listUnconfirmedSessions(
  db: Db,
  scope: CustomerScope,
  of: { orderId: string } | { invoiceId: string },
  now: Date,
): Promise<PaymentSession[]> {
  const rows = await db
    .selectFrom('payment_session')
    .select(SESSION_COLUMNS)
    .where(ofCustomer(scope))
    .where('orderId' in of ? 'order_id' : 'invoice_id', '=', 'orderId' in of ? of.orderId : of.invoiceId)
    .where('check_at', 'is not', null)
    .where((session) =>
      session.or([
        session('status', 'not in', ['PENDING', 'PROCESSING']),
        session.and([session('status', '=', 'PENDING'), session('expires_at', '<=', now)]),
      ]),
    )
    .execute();
  return rows.map(toPaymentSession);
}

/** Saves when the gateway must be asked about a session again, and the gateway's reference if it was not known. */
export async function saveCheck(
  db: Db,
  scope: Scope,
  sessionId: string,
  { checkAt, providerReference = null }: { checkAt: Date | null; providerReference?: string | null },
): Promise<void> {
  await db
    .updateTable('payment_session')
    .set({
      // Sessions of a gateway that is not polled have no check.
      check_at: sql<Date | null>`case when check_at is not null then ${checkAt}::timestamptz end`,
      provider_reference: sql<string | null>`coalesce(provider_reference, ${providerReference}::text)`,
    })
    .where(inScope(scope))
    .where('id', '=', sessionId)
    .execute();
}
