import { AppError } from '@storefront/errors';
import type { Idempotency } from '@storefront/rpc';
import { type Kysely, sql } from 'kysely';
import type { Checkout, HeldCheckout } from '../domain/checkout.ts';
import { type Compensation, STEPS_BEFORE_PIVOT } from '../domain/checkout-step.ts';
import type { Database } from './schema.ts';

/**
 * How long a run may go without writing before another takes over. A run writes when it begins and when it has decided, so this must
 * outlast its three remote calls (CALL_DEADLINE_MS in config.ts); and twice this, with the sweeper's pause, stays well inside a minute.
 */
export const LEASE_SECONDS = 10;

/** The first order of a store reads SO-1001. */
const FIRST_NUMBER = 1001;

/** When a lease ends that is taken or renewed now. */
export const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

export type NewCheckout = Pick<
  Checkout,
  'tenantId' | 'mode' | 'id' | 'customerId' | 'orderId' | 'requestId' | 'store' | 'body' | 'shippingOption'
> & { readonly leaseOwner: string };

/**
 * The next order number of the store. Taken without waiting for the disk, so that nobody queues for the counter behind a commit: whatever
 * durable row holds a number was written after it, and Postgres keeps the earlier of two writes wherever it keeps the later.
 */
async function nextOrderNumber(db: Kysely<Database>, { tenantId, mode }: NewCheckout): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    with relaxed as (select set_config('synchronous_commit', 'off', true) as setting)
    insert into order_counter (tenant_id, mode, last_number)
    select ${tenantId}::uuid, ${mode}, ${String(FIRST_NUMBER)}::bigint from relaxed
    on conflict (tenant_id, mode) do update set last_number = order_counter.last_number + 1
    returning 'SO-' || last_number as number
  `.execute(db);
  const [taken] = rows;
  if (taken === undefined) throw new Error('the counter gave no order number');
  return taken.number;
}

/**
 * Begins a checkout with the order number it will have, and in the same statement takes the Idempotency-Key that it has. Undefined, and
 * nothing begun, when the key is taken already; of many at once exactly one takes it.
 */
export async function insertCheckout(
  db: Kysely<Database>,
  checkout: NewCheckout,
  key: Idempotency | undefined,
): Promise<HeldCheckout | undefined> {
  const { tenantId, mode, customerId, id, shippingOption } = checkout;
  const orderNumber = await nextOrderNumber(db, checkout);
  const { numAffectedRows = 0n } = await sql`
    ${key === undefined ? sql`` : sql`with claimed as (${claimOf(checkout, key)})`}
    insert into checkout (tenant_id, mode, id, customer_id, cart_id, order_id, order_number, request_id, store, body, shipping_option, step,
      lease_owner, lease_until)
    select ${tenantId}::uuid, ${mode}, ${id}::uuid, ${customerId}::uuid, ${checkout.body.cartId}::uuid, ${checkout.orderId}::uuid,
      ${orderNumber}, ${checkout.requestId}, ${JSON.stringify(checkout.store)}::jsonb, ${JSON.stringify(checkout.body)}::jsonb,
      ${shippingOption && JSON.stringify(shippingOption)}::jsonb, 'started', ${checkout.leaseOwner}::uuid, ${leaseEnd}
    ${key === undefined ? sql`` : sql`from claimed`}
  `.execute(db);
  if (numAffectedRows === 0n) return undefined;
  return { ...checkout, orderNumber, step: 'started', cart: null, payment: null, undo: [], attempts: 0, ageMs: 0, resumed: false };
}

/** Takes a key that is unknown, or older than 24 hours. */
const claimOf = ({ tenantId, mode, customerId, id }: NewCheckout, { route, key, fingerprint }: Idempotency) => sql`
  insert into idempotency_record as held (tenant_id, mode, customer_id, route, key, fingerprint, checkout_id)
  values (${tenantId}, ${mode}, ${customerId}, ${route}, ${key}, ${fingerprint}, ${id})
  on conflict (tenant_id, mode, customer_id, route, key) do update set
    fingerprint = excluded.fingerprint, checkout_id = excluded.checkout_id, expires_at = excluded.expires_at
  where held.expires_at <= now()
  returning checkout_id`;

/** Turns a checkout round, unless its order exists by now or another run holds it: then undefined. Durable, for it cannot be taken back. */
export async function turnBack(db: Kysely<Database>, held: HeldCheckout, undo: readonly Compensation[]): Promise<HeldCheckout | undefined> {
  const turned = await db
    .updateTable('checkout')
    .set({ step: 'compensating', undo: JSON.stringify(undo), lease_until: leaseEnd })
    .where(ownRow(held))
    .where('step', 'in', STEPS_BEFORE_PIVOT)
    .executeTakeFirst();
  return turned.numUpdatedRows === 0n ? undefined : { ...held, step: 'compensating', undo };
}

/** Ends a checkout that was undone, and frees its Idempotency-Key: nothing was written, so nothing is stored. */
export async function abandonCheckout(db: Kysely<Database>, held: HeldCheckout): Promise<void> {
  await db
    .with('ended', (cte) =>
      cte
        .updateTable('checkout')
        .set({ step: 'abandoned', undo: '[]', cart: null, payment: null, finished_at: sql<Date>`now()` })
        .where(ownRow(held))
        .where('step', '=', 'compensating')
        .returning('id'),
    )
    .deleteFrom('idempotency_record')
    .where('tenant_id', '=', held.tenantId)
    .where('mode', '=', held.mode)
    .where('checkout_id', 'in', (eb) => eb.selectFrom('ended').select('id'))
    .execute();
}

/** Ends a checkout whose order stands and whose holds are kept. What it had frozen is in the order now. */
export async function completeCheckout(db: Kysely<Database>, held: HeldCheckout): Promise<void> {
  await db
    .with('relaxed', (cte) => cte.selectNoFrom(sql<string>`set_config('synchronous_commit', 'off', true)`.as('setting')))
    .updateTable('checkout')
    .from('relaxed')
    .set({ step: 'completed', cart: null, payment: null, finished_at: sql<Date>`now()` })
    .where(ownRow(held))
    .where('step', '=', 'ordered')
    .execute();
}

/** The answer of a checkout that this run holds, if its order exists. */
export async function findResult(db: Kysely<Database>, held: HeldCheckout): Promise<string | undefined> {
  const row = await db.selectFrom('checkout').select('result').where(ownRow(held)).executeTakeFirst();
  return row?.result ?? undefined;
}

/** Lets a checkout rest that could not be finished now; the longer, the more often that happened. */
export async function postponeCheckout(db: Kysely<Database>, held: HeldCheckout, waitMs: number): Promise<void> {
  await db
    .updateTable('checkout')
    .set({ attempts: sql<number>`attempts + 1`, lease_until: sql<Date>`now() + make_interval(secs => ${waitMs / 1000})` })
    .where(ownRow(held))
    .execute();
}

/** The refusal of a run that lost its lease: another decides now what becomes of the checkout. */
export const takenOver = (): AppError =>
  new AppError('service_unavailable', 'This checkout is being finished by another process.', {
    reason: 'checkout_taken_over',
    retryAfterSeconds: 1,
  });

/** The held row, as long as it is held. */
export const ownRow = (held: HeldCheckout) =>
  sql<boolean>`checkout.tenant_id = ${held.tenantId} and checkout.mode = ${held.mode} and checkout.id = ${held.id}
    and checkout.lease_owner = ${held.leaseOwner}`;
