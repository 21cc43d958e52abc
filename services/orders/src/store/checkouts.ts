import type { CustomerScope } from '@storefront/db';
import { AppError } from '@storefront/errors';
import type { StoredAnswer } from '@storefront/idempotency';
import type { Idempotency } from '@storefront/rpc';
import { type Kysely, sql } from 'kysely';
import type { Checkout, HeldCheckout } from '../domain/checkout.ts';
import type { Compensation } from '../domain/checkout-step.ts';
import type { Database } from './schema.ts';
import { STORED_STEPS_BEFORE_PIVOT } from './stored-step.ts';

/** How long a completed checkout is kept next to its order: a week, for the investigation of complaints. */
export const CHECKOUT_KEPT_DAYS = 7;

/**
 * How long a run may go without a write before another run takes over. A run writes when it starts and when its outcome is known, so the
 * lease outlasts three remote calls (their deadlines are in clients.ts). A run whose prices must be compared separately makes more calls, and one that
 * is that slow can be taken over: its own writes then fail. Two leases and the sweep's interval fit well into a minute.
 */
export const LEASE_SECONDS = 10;

/** The first order of a store is SO-1001. */
const FIRST_NUMBER = 1001;

/** End of a lease that is acquired or renewed now. */
export const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** A checkout that has not been stored yet. */
export type NewCheckout = Pick<
  Checkout,
  'tenantId' | 'mode' | 'id' | 'customerId' | 'orderId' | 'requestId' | 'store' | 'body' | 'shippingOption'
> & {
  readonly leaseOwner: string;
  /** The process that runs it. */
  readonly leaseHolder: string;
};

/**
 * Assigns the next order number of the store, or returns the record of the key if there is one. It commits asynchronously, so that concurrent checkouts do not wait for each other's WAL flush on
 * the counter row. No number can be assigned twice: the row that uses a number comes later in the WAL, so if that row is durable, so is the counter.
 */
async function nextOrderNumber(
  db: Kysely<Database>,
  checkout: NewCheckout,
  key: Idempotency | undefined,
): Promise<{ readonly number: string } | { readonly record: StoredAnswer }> {
  const { tenantId, mode } = checkout;
  const { rows } = await sql<{ number: string | null; fingerprint: string | null; response: string | null }>`
    with record as (${key === undefined ? sql`select null as fingerprint, null as response where false` : recordOf(checkout, key)}),
    relaxed as (select set_config('synchronous_commit', 'off', true) as setting),
    assigned as (
      insert into order_counter (tenant_id, mode, last_number)
      select ${tenantId}::uuid, ${mode}, ${String(FIRST_NUMBER)}::bigint from relaxed where not exists (select from record)
      on conflict (tenant_id, mode) do update set last_number = order_counter.last_number + 1
      returning 'SO-' || last_number as number
    )
    select number, null as fingerprint, null as response from assigned
    union all
    select null, fingerprint, response from record
  `.execute(db);
  const [row] = rows;
  if (row?.number) return { number: row.number };
  if (row?.fingerprint) return { record: { fingerprint: row.fingerprint, response: row.response } };
  throw new Error('the counter returned no order number');
}

/** The record of a key that has not expired. The response is the checkout's result, committed with the order. */
export const recordOf = ({ tenantId, mode, customerId }: CustomerScope, { route, key }: Idempotency) => sql<StoredAnswer>`
  select record.fingerprint, checkout.result as response
  from idempotency_record record
  join checkout on checkout.tenant_id = record.tenant_id and checkout.mode = record.mode and checkout.id = record.checkout_id
  where record.tenant_id = ${tenantId} and record.mode = ${mode} and record.customer_id = ${customerId} and record.route = ${route}
    and record.key = ${key} and record.expires_at > now()`;

/**
 * Inserts a checkout with its future order number and claims its Idempotency-Key in the same statement. Inserts nothing if the key is already
 * claimed: returns its record, or undefined if another request claims it at the same time. Of concurrent requests, exactly one claims it.
 */
export async function insertCheckout(
  db: Kysely<Database>,
  checkout: NewCheckout,
  key: Idempotency | undefined,
): Promise<HeldCheckout | StoredAnswer | undefined> {
  const { tenantId, mode, customerId, id, shippingOption } = checkout;
  const assigned = await nextOrderNumber(db, checkout, key);
  if ('record' in assigned) return assigned.record;
  const orderNumber = assigned.number;
  const { numAffectedRows = 0n } = await sql`
    ${key === undefined ? sql`` : sql`with claimed as (${claimKey(checkout, key)})`}
    insert into checkout (tenant_id, mode, id, customer_id, cart_id, order_id, order_number, request_id, store, body, shipping_option, step,
      lease_owner, lease_holder, lease_until)
    select ${tenantId}::uuid, ${mode}, ${id}::uuid, ${customerId}::uuid, ${checkout.body.cartId}::uuid, ${checkout.orderId}::uuid,
      ${orderNumber}, ${checkout.requestId}, ${JSON.stringify(checkout.store)}::jsonb, ${JSON.stringify(checkout.body)}::jsonb,
      ${shippingOption && JSON.stringify(shippingOption)}::jsonb, 'started', ${checkout.leaseOwner}::uuid, ${checkout.leaseHolder}::uuid, ${leaseEnd}
    ${key === undefined ? sql`` : sql`from claimed`}
  `.execute(db);
  if (numAffectedRows === 0n) return undefined;
  return { ...checkout, orderNumber, step: 'started', cart: null, payment: null, undo: [], attempts: 0, ageMs: 0, resumed: false };
}

/** Claims a key that is unknown or expired. */
const claimKey = ({ tenantId, mode, customerId, id }: NewCheckout, { route, key, fingerprint }: Idempotency) => sql`
  insert into idempotency_record as held (tenant_id, mode, customer_id, route, key, fingerprint, checkout_id)
  values (${tenantId}, ${mode}, ${customerId}, ${route}, ${key}, ${fingerprint}, ${id})
  on conflict (tenant_id, mode, customer_id, route, key) do update set
    fingerprint = excluded.fingerprint, checkout_id = excluded.checkout_id, expires_at = excluded.expires_at
  where held.expires_at <= now()
  returning checkout_id`;

/**
 * Marks a checkout for compensation. Returns undefined if its order exists or another run holds the lease. The write commits synchronously,
 * because the compensations that follow cannot be reverted.
 */
export async function startCompensating(
  db: Kysely<Database>,
  held: HeldCheckout,
  undo: readonly Compensation[],
): Promise<HeldCheckout | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('checkout')
    .set({ step: 'compensating', undo: JSON.stringify(undo), lease_until: leaseEnd })
    .where(hasLease(held))
    .where('step', 'in', STORED_STEPS_BEFORE_PIVOT)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : { ...held, step: 'compensating', undo };
}

/** Ends a compensated checkout and releases its Idempotency-Key. */
export async function abandonCheckout(db: Kysely<Database>, held: HeldCheckout): Promise<void> {
  await db
    .with('ended', (cte) =>
      cte
        .updateTable('checkout')
        .set({ step: 'abandoned', undo: '[]', cart: null, payment: null, finished_at: sql<Date>`now()` })
        .where(hasLease(held))
        .where('step', '=', 'compensating')
        .returning('id'),
    )
    .deleteFrom('idempotency_record')
    .where('tenant_id', '=', held.tenantId)
    .where('mode', '=', held.mode)
    .where('checkout_id', 'in', (eb) => eb.selectFrom('ended').select('id'))
    .execute();
}

/** Returns the stored response of a checkout that this run holds; undefined if its order does not exist. */
export async function findResult(db: Kysely<Database>, held: HeldCheckout): Promise<string | undefined> {
  const row = await db.selectFrom('checkout').select('result').where(hasLease(held)).executeTakeFirst();
  return row?.result ?? undefined;
}

/** Schedules the next attempt at a checkout that could not be finished. */
export async function rescheduleCheckout(db: Kysely<Database>, held: HeldCheckout, waitMs: number): Promise<void> {
  await db
    .updateTable('checkout')
    .set({ attempts: sql<number>`attempts + 1`, lease_until: sql<Date>`now() + make_interval(secs => ${waitMs / 1000})` })
    .where(hasLease(held))
    .execute();
}

/** Returns the error of a run that lost its lease to another run. */
export const checkoutTakenOver = (): AppError =>
  new AppError('service_unavailable', 'This checkout is being finished by another process.', {
    reason: 'checkout_taken_over',
    retryAfterSeconds: 1,
  });

/** Matches the row of a checkout while this run holds its lease. */
export const hasLease = (held: HeldCheckout) =>
  sql<boolean>`checkout.tenant_id = ${held.tenantId} and checkout.mode = ${held.mode} and checkout.id = ${held.id}
    and checkout.lease_owner = ${held.leaseOwner}`;
