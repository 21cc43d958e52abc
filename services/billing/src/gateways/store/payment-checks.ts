import { type CustomerScope, inScope, inRounds, ofCustomer, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../../store/schema.ts';
import type { PaymentSession, SessionOfStore } from '../domain/payment-session.ts';
import { type Payable, pays, SESSION_COLUMNS, toPaymentSession } from './payment-session-rows.ts';

/** The most checks of one store in a run, which has one after the other. */
const CHECKS_PER_STORE_MAX = 20;
const CHECKS_MAX = 500;
/** A check that fails, or whose process dies, is due again after this time. */
const RETRY_SECONDS = 60;

/** The sessions of a store that are due for a check. */
export interface StoreChecks extends Scope {
  readonly sessionIds: readonly string[];
}

/** Lists the sessions of all stores that are due for a check, by store. */
export async function listDueChecks(db: Db, now: Date): Promise<readonly StoreChecks[]> {
  const due = sql`select tenant_id as "tenantId", mode, id, check_at as due_at from payment_session where check_at <= ${now}`;
  const { rows } = await inRounds<Scope & { id: string }>({
    due,
    columns: ['id'],
    limit: CHECKS_MAX,
    perStore: CHECKS_PER_STORE_MAX,
  }).execute(db);
  const stores = Map.groupBy(rows, ({ tenantId, mode }) => `${tenantId} ${mode}`);
  return [...stores.values()].flatMap((checks) =>
    checks.slice(0, 1).map(({ tenantId, mode }) => ({ tenantId, mode, sessionIds: checks.map(({ id }) => id) })),
  );
}

/** Claims those sessions of a store that are still due, so that no other process checks them now. */
export async function claimChecks(db: Db, { sessionIds, ...scope }: StoreChecks, now: Date): Promise<SessionOfStore[]> {
  const rows = await db
    .updateTable('payment_session')
    .set({ check_at: sql<Date>`${now}::timestamptz + ${RETRY_SECONDS} * interval '1 second'` })
    .where(inScope(scope))
    .where('id', 'in', (due) =>
      due
        .selectFrom('payment_session')
        .select('id')
        .where(inScope(scope))
        .where(sql<boolean>`id = any (${sessionIds}::uuid[])`)
        .where('check_at', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .returning(SESSION_COLUMNS)
    .execute();
  return rows.map((row) => ({ scope: { ...scope, customerId: row.customer_id }, session: toPaymentSession(row) }));
}

/** Lists the sessions of an order or of invoices that have ended or expired, but whose pages the gateway may still have open. */
export async function listUnconfirmedSessions(db: Db, scope: CustomerScope, of: Payable, now: Date): Promise<PaymentSession[]> {
  const rows = await db
    .selectFrom('payment_session')
    .select(SESSION_COLUMNS)
    .where(ofCustomer(scope))
    .where(pays(scope, of))
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

/**
 * Sets when the gateway is asked again about a session that has no outcome; null for never. One that has moved since it was read keeps its time, which may be
 * now.
 */
export async function rescheduleCheck(
  db: Db,
  scope: Scope,
  { id, status }: Pick<PaymentSession, 'id' | 'status'>,
  checkAt: Date | null,
): Promise<void> {
  await db
    .updateTable('payment_session')
    .set({ check_at: sql<Date | null>`case when check_at is not null then ${checkAt}::timestamptz end` })
    .where(inScope(scope))
    .where('id', '=', id)
    .where('status', '=', status)
    .execute();
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
