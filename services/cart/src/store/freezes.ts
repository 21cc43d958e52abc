import { type CustomerScope, inTransaction, isUniqueViolation } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Cart, EXPIRY_MS, touched } from '../domain/cart.ts';
import { ordered, requireFreezable } from '../domain/cart-states.ts';
import type { CountedPromotion } from '../domain/promotion.ts';
import { countUses, returnUses } from './promotion-uses.ts';
import { lockCountedPromotions } from './promotions.ts';
import { type CartReading, findCartLocked, lockCart } from './read-cart.ts';
import { saveCart, stillAs } from './save-cart.ts';
import type { Database } from './schema.ts';

/*
 * A checkout takes a cart in three steps. Freeze bars changes, counts the promotions' uses and keeps its answer, all in one transaction.
 * Then either Close (the order exists; the cart is its own for good) or Unfreeze (it does not; the cart is the shopper's again, the uses are
 * given back, and a tombstone refuses a freeze that was still under way). Each may be repeated. A hold that nobody ends lapses by itself.
 */

export interface Freezing {
  readonly cartId: string;
  readonly checkoutId: string;
  readonly holdSeconds: number;
}

/** What a freeze decides: an answer to keep, and the codes it uses; or null codes to answer without freezing. */
export interface Verdict<Answer> {
  readonly answer: Answer;
  readonly usedCodes: readonly string[] | null;
}

type Decide<Answer> = (cart: Cart, promotions: readonly CountedPromotion[], now: Date) => Verdict<Answer>;

/**
 * Freezes the cart unless `decide` finds a reason not to. The same checkout gets its first answer again, and its hold anew. A cart without
 * promotions that nobody holds, as the caller has just read it, is frozen by one statement if it still is as it was read.
 */
export async function freezeCart<Answer>(
  db: Kysely<Database>,
  scope: CustomerScope,
  freezing: Freezing,
  { known, decide }: { known: CartReading; decide: Decide<Answer> },
): Promise<Answer> {
  if (known.cart.hold === null && known.cart.promotions.length === 0) {
    requireFreezable(known.cart, freezing.checkoutId, known.now);
    const { answer, usedCodes } = decide(known.cart, [], known.now);
    if (usedCodes === null) return answer;
    if (usedCodes.length === 0 && (await freezeIfStill(db, scope, freezing, known.cart, answer))) return answer;
  }
  return await inTransaction(db, (trx) => freezeLocked(trx, scope, freezing, decide));
}

async function freezeLocked<Answer>(
  trx: Transaction<Database>,
  scope: CustomerScope,
  freezing: Freezing,
  decide: Decide<Answer>,
): Promise<Answer> {
  const { cart, now } = await lockCart(trx, scope, freezing.cartId);
  const earlier = await findFreeze(trx, scope, freezing);
  if (earlier !== undefined) return repeat<Answer>(trx, scope, freezing, cart, earlier);
  requireFreezable(cart, freezing.checkoutId, now);
  const promotions = await lockCountedPromotions(
    trx,
    scope,
    cart.promotions.map(({ code }) => code),
  );
  const { answer, usedCodes } = decide(cart, promotions, now);
  if (usedCodes === null) return answer;
  await countUses(trx, scope, { ...freezing, codes: usedCodes });
  await insertFreeze(trx, scope, freezing, JSON.stringify(answer));
  await hold(trx, scope, freezing);
  return answer;
}

/** False, and nothing written, when the cart has changed since, or this checkout has touched it before: then it must be looked at under its lock. */
async function freezeIfStill(
  db: Kysely<Database>,
  scope: CustomerScope,
  freezing: Freezing,
  cart: Cart,
  answer: unknown,
): Promise<boolean> {
  const { tenantId, mode } = scope;
  const { cartId, checkoutId, holdSeconds } = freezing;
  try {
    const { numAffectedRows = 0n } = await sql`
      with held as (
        update cart set held_by = ${checkoutId}, held_until = clock_timestamp() + ${holdSeconds} * interval '1 second'
        where tenant_id = ${tenantId} and mode = ${mode} and cart_id = ${cartId} and ${stillAs(cart)}
        returning cart_id
      )
      insert into cart_freeze (tenant_id, mode, cart_id, checkout_id, status, answer)
      select ${tenantId}::uuid, ${mode}, cart_id, ${checkoutId}::uuid, 'HELD', ${JSON.stringify(answer)}::jsonb from held
    `.execute(db);
    return numAffectedRows > 0n;
  } catch (error) {
    // The checkout has a freeze or a tombstone already; with it the hold of this statement is taken back.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Gives the cart back to its shopper and leaves a tombstone. Harmless when repeated, when the cart is ordered, and when there is no cart. */
export function unfreezeCart(db: Kysely<Database>, scope: CustomerScope, cartId: string, checkoutId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const reading = await findCartLocked(trx, scope, cartId);
    if (reading === undefined) return;
    const released = await settleFreeze(trx, scope, { cartId, checkoutId, status: 'RELEASED' });
    if (!released) return;
    await returnUses(trx, scope, checkoutId);
    const { tenantId, mode } = scope;
    await sql`
      update cart set held_by = null, held_until = null
      where tenant_id = ${tenantId} and mode = ${mode} and cart_id = ${cartId} and held_by = ${checkoutId}
    `.execute(trx);
  });
}

/** Makes the cart its order's. Harmless when repeated; 409 when it is another order's already. */
export async function closeCart(db: Kysely<Database>, scope: CustomerScope, closing: Closing): Promise<void> {
  if (await closeHeld(db, scope, closing)) return;
  await inTransaction(db, async (trx) => {
    const { cart, now } = await lockCart(trx, scope, closing.cartId);
    const closed = ordered(cart, closing.orderId);
    if (closed === cart) return;
    await saveCart(trx, scope, cart, touched(closed, now));
    await settleFreeze(trx, scope, { ...closing, status: 'CLOSED' });
  });
}

interface Closing {
  readonly cartId: string;
  readonly checkoutId: string;
  readonly orderId: string;
}

/** Closes a cart that its checkout still holds, which is nearly always so, in one statement; false when it does not. */
async function closeHeld(
  db: Kysely<Database>,
  { tenantId, mode, customerId }: CustomerScope,
  { cartId, checkoutId, orderId }: Closing,
): Promise<boolean> {
  if (!isUuid(cartId)) return false;
  const { numAffectedRows = 0n } = await sql`
    with closed as (
      update cart set status = 'ORDERED', order_id = ${orderId}, held_by = null, held_until = null, version = version + 1,
        updated_at = clock_timestamp(), expires_at = clock_timestamp() + ${EXPIRY_MS} * interval '1 millisecond'
      where tenant_id = ${tenantId} and mode = ${mode} and cart_id = ${cartId} and customer_id = ${customerId}
        and held_by = ${checkoutId} and status <> 'ORDERED'
      returning cart_id
    )
    update cart_freeze set status = 'CLOSED', updated_at = clock_timestamp()
    where tenant_id = ${tenantId} and mode = ${mode} and cart_id = (select cart_id from closed) and checkout_id = ${checkoutId}
  `.execute(db);
  return numAffectedRows > 0n;
}

interface EarlierFreeze {
  readonly status: 'HELD' | 'RELEASED' | 'CLOSED';
  readonly answer: unknown;
}

async function repeat<Answer>(
  trx: Transaction<Database>,
  scope: CustomerScope,
  freezing: Freezing,
  cart: Cart,
  earlier: EarlierFreeze,
): Promise<Answer> {
  if (earlier.status === 'RELEASED') throw conflict('checkout_cancelled', 'This checkout of the cart was cancelled.');
  if (earlier.status === 'HELD') {
    if (cart.hold?.checkoutId !== freezing.checkoutId)
      throw conflict('checkout_superseded', 'The cart has moved on since this checkout took it.');
    await hold(trx, scope, freezing);
  }
  return earlier.answer as Answer;
}

async function findFreeze(
  trx: Transaction<Database>,
  { tenantId, mode }: CustomerScope,
  { cartId, checkoutId }: Freezing,
): Promise<EarlierFreeze | undefined> {
  return trx
    .selectFrom('cart_freeze')
    .where('tenant_id', '=', tenantId)
    .where('mode', '=', mode)
    .where('cart_id', '=', cartId)
    .where('checkout_id', '=', checkoutId)
    .select(['status', 'answer'])
    .executeTakeFirst();
}

async function insertFreeze(
  trx: Transaction<Database>,
  { tenantId, mode }: CustomerScope,
  { cartId, checkoutId }: Freezing,
  answer: string,
): Promise<void> {
  await trx
    .insertInto('cart_freeze')
    .values({ tenant_id: tenantId, mode, cart_id: cartId, checkout_id: checkoutId, status: 'HELD', answer })
    .execute();
}

/** Holds the cart by the database's clock. */
async function hold(
  trx: Transaction<Database>,
  { tenantId, mode }: CustomerScope,
  { cartId, checkoutId, holdSeconds }: Freezing,
): Promise<void> {
  await sql`
    update cart set held_by = ${checkoutId}, held_until = clock_timestamp() + ${holdSeconds} * interval '1 second'
    where tenant_id = ${tenantId} and mode = ${mode} and cart_id = ${cartId}
  `.execute(trx);
}

/** Ends the freeze of a checkout, also one that has not arrived yet. False when it had ended before. */
async function settleFreeze(
  trx: Transaction<Database>,
  { tenantId, mode }: CustomerScope,
  { cartId, checkoutId, status }: { cartId: string; checkoutId: string; status: 'RELEASED' | 'CLOSED' },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into cart_freeze (tenant_id, mode, cart_id, checkout_id, status)
    values (${tenantId}, ${mode}, ${cartId}, ${checkoutId}, ${status})
    on conflict (tenant_id, mode, cart_id, checkout_id) do update
      set status = excluded.status, updated_at = clock_timestamp() where cart_freeze.status = 'HELD'
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}
