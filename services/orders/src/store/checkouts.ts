import { AppError } from '@storefront/errors';
import { type Kysely, sql } from 'kysely';
import type { Checkout, HeldCheckout } from '../domain/checkout.ts';
import { type CheckoutStep, type Compensation, STEPS_BEFORE_PIVOT } from '../domain/checkout-step.ts';
import type { Database } from './schema.ts';

/**
 * How long a run may go without writing before another takes over. A run writes after every remote call, so this must outlast the
 * longest one (CALL_DEADLINE_MS in config.ts); and twice this, with the sweeper's pause, stays well inside a minute.
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

/** Begins a checkout and gives it the order number it will have, in one statement. */
export async function insertCheckout(db: Kysely<Database>, checkout: NewCheckout): Promise<HeldCheckout> {
  const { orderNumber } = await db
    .with('counted', (cte) =>
      cte
        .insertInto('order_counter')
        .values({ tenant_id: checkout.tenantId, mode: checkout.mode, last_number: String(FIRST_NUMBER) })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'mode']).doUpdateSet({ last_number: sql`order_counter.last_number + 1` }))
        .returning(sql<string>`'SO-' || last_number`.as('number')),
    )
    .insertInto('checkout')
    .values((eb) => ({
      tenant_id: checkout.tenantId,
      mode: checkout.mode,
      id: checkout.id,
      customer_id: checkout.customerId,
      cart_id: checkout.body.cartId,
      order_id: checkout.orderId,
      order_number: eb.selectFrom('counted').select('number'),
      request_id: checkout.requestId,
      store: JSON.stringify(checkout.store),
      body: JSON.stringify(checkout.body),
      shipping_option: checkout.shippingOption && JSON.stringify(checkout.shippingOption),
      step: 'started' as const,
      lease_owner: checkout.leaseOwner,
      lease_until: leaseEnd,
    }))
    .returning('order_number as orderNumber')
    .executeTakeFirstOrThrow();
  return { ...checkout, orderNumber, step: 'started', cart: null, payment: null, undo: [], attempts: 0, ageMs: 0, resumed: false };
}

/**
 * Notes that a checkout has reached `step`, with what the step answered, and renews its lease. The note is written without waiting for
 * the disk: should the database lose it in a crash, the step is asked again under the same id and answers the same.
 */
export async function recordStep(
  db: Kysely<Database>,
  held: HeldCheckout,
  step: CheckoutStep,
  answers: Pick<Partial<Checkout>, 'cart' | 'payment'> = {},
): Promise<HeldCheckout> {
  const noted = await db
    .with('relaxed', (cte) => cte.selectNoFrom(sql<string>`set_config('synchronous_commit', 'off', true)`.as('setting')))
    .updateTable('checkout')
    .from('relaxed')
    .set({
      step,
      lease_until: leaseEnd,
      ...(answers.cart && { cart: JSON.stringify(answers.cart) }),
      ...(answers.payment && { payment: JSON.stringify(answers.payment) }),
    })
    .where(ownRow(held))
    .where('step', '=', held.step)
    .executeTakeFirst();
  if (noted.numUpdatedRows === 0n) throw takenOver();
  return { ...held, ...answers, step };
}

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
