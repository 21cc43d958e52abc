import { inScope } from '@storefront/db';
import { AppError } from '@storefront/errors';
import { sql } from 'kysely';
import type { Compensation } from '../domain/checkout-step.ts';
import type { LeasedCheckout } from '../domain/checkout.ts';
import type { Db } from './schema.ts';

/** How long a completed checkout is retained next to its order: a week, for the investigation of complaints. */
export const CHECKOUT_RETENTION_DAYS = 7;

/**
 * How long a run may go without a write before another run takes over. A run writes when it starts and when its outcome is known, so the
 * lease outlasts three remote calls (their deadlines are in clients.ts). A run whose prices must be compared separately makes more calls, and one that
 * is that slow can be taken over: its own writes then fail. Two leases and the sweep's interval fit well into a minute.
 */
export const LEASE_SECONDS = 10;

/** End of a lease that is acquired or renewed now. */
export const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

/**
 * Marks a checkout for compensation. Returns undefined if its order exists or another run owns the lease. The write commits synchronously,
 * because the compensations that follow cannot be reverted. Its order number is returned for the next checkout, unless the payment was, or may have been,
 * authorized: then the page of a payment can have shown it.
 */
export async function startCompensating(
  db: Db,
  leased: LeasedCheckout,
  undo: readonly Compensation[],
): Promise<LeasedCheckout | undefined> {
  const returnsNumber = !undo.includes('release_payment');
  const rows = await db
    .with('marked', (cte) =>
      cte
        .updateTable('checkout')
        .set({ step: 'compensating', undo: JSON.stringify(undo), lease_until: leaseEnd, ...(returnsNumber && { order_number: null }) })
        .where(hasLease(leased))
        .where('step', '=', 'started')
        .returning(['tenant_id', 'mode', 'id']),
    )
    .with('returned', (cte) =>
      cte
        .insertInto('returned_order_number')
        .columns(['tenant_id', 'mode', 'number'])
        .expression((eb) =>
          eb
            .selectFrom('marked')
            .select(['tenant_id', 'mode', sql<string>`${leased.orderNumber}::text`.as('number')])
            .where(sql<boolean>`${returnsNumber}::boolean`),
        ),
    )
    .selectFrom('marked')
    .select('id')
    .execute();
  return rows.length === 0 ? undefined : { ...leased, step: 'compensating', undo };
}

/** Ends a compensated checkout and releases its Idempotency-Key. */
export async function abandonCheckout(db: Db, leased: LeasedCheckout): Promise<void> {
  await db
    .with('ended', (cte) =>
      cte
        .updateTable('checkout')
        .set({ step: 'abandoned', undo: '[]', finished_at: sql<Date>`now()` })
        .where(hasLease(leased))
        .where('step', '=', 'compensating')
        .returning('id'),
    )
    .deleteFrom('idempotency_record')
    .where(inScope(leased))
    .where('checkout_id', 'in', (eb) => eb.selectFrom('ended').select('id'))
    .execute();
}

/** Returns the stored response of a checkout whose lease this run owns; undefined if its order does not exist. */
export async function findResult(db: Db, leased: LeasedCheckout): Promise<string | undefined> {
  const row = await db.selectFrom('checkout').select('result').where(hasLease(leased)).executeTakeFirst();
  return row?.result ?? undefined;
}

/** Schedules the next attempt at a checkout that could not be finished. */
export async function rescheduleCheckout(db: Db, leased: LeasedCheckout, waitMs: number): Promise<void> {
  await db
    .updateTable('checkout')
    .set({ attempts: sql<number>`attempts + 1`, lease_until: sql<Date>`now() + make_interval(secs => ${waitMs / 1000})` })
    .where(hasLease(leased))
    .execute();
}

/** Returns the error of a run that lost its lease to another run. */
export const checkoutTakenOver = (): AppError =>
  new AppError('service_unavailable', 'This checkout is being finished by another process.', {
    reason: 'checkout_taken_over',
    retryAfterSeconds: 1,
  });

/** Matches the row of a checkout while this run owns its lease. */
const hasLease = (leased: LeasedCheckout) =>
  sql<boolean>`checkout.tenant_id = ${leased.tenantId} and checkout.mode = ${leased.mode} and checkout.id = ${leased.id}
    and checkout.lease_token = ${leased.leaseToken}`;
