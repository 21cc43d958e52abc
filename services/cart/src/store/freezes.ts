import { isUuid } from '@storefront/contract';
import { type CustomerScope, inTransaction, isUniqueViolation } from '@storefront/db';
import { conflict } from '@storefront/errors';
import { cartChanged, requireFreezable, withOrder } from '../domain/cart-states.ts';
import { type Cart, nextVersion } from '../domain/cart.ts';
import type { CountedPromotion } from '../domain/promotion.ts';
import type { CartWriter } from './cart-writer.ts';
import { type StoredCarts, savingIn } from './carts.ts';
import { type CheckoutOfCart, type EarlierFreeze, endFreeze, findFreeze, insertFreeze, removeFreeze, setFreeze } from './freeze-rows.ts';
import { countUses, returnUses } from './promotion-uses.ts';
import { lockCountedPromotions } from './promotions.ts';
import { type CartSnapshot, findCartLocked, lockCart } from './read-cart.ts';
import type { Db, Trx } from './schema.ts';

/*
 * The lifecycle of a freeze. Freeze prevents changes to the cart, counts the uses of its promotions, and stores its response, in one
 * transaction. It is followed by Close, once the order exists, or by Unfreeze, if the checkout failed. Unfreeze releases the cart, returns
 * the uses, and leaves a tombstone that rejects a late Freeze. Every step is idempotent. A freeze that is not ended expires.
 */

/** The cart to freeze, the checkout that freezes it, and for how long. */
export interface FreezeRequest extends CheckoutOfCart {
  readonly holdSeconds: number;
}

/** The decision about a freeze: the response to store and the promotion codes to use; null codes mean that the cart is not frozen. */
export interface FreezeDecision<Response> {
  readonly response: Response;
  readonly usedCodes: readonly string[] | null;
}

type Decide<Response> = (cart: Cart, promotions: readonly CountedPromotion[], now: Date) => FreezeDecision<Response>;

/**
 * Freezes the cart unless `decide` finds a reason not to. If the checkout has frozen the cart before, it receives the stored response, and
 * its freeze is renewed. A cart that has no freeze and no promotions is frozen by one statement, if it is unchanged since `known` was read. A refusal of an
 * unverified `known` cart is thrown as 409 `cart_changed`.
 */
export async function freezeCart<Response>(
  { db, writer }: StoredCarts,
  scope: CustomerScope,
  request: FreezeRequest,
  { known, decide }: { known: CartSnapshot; decide: Decide<Response> },
): Promise<Response> {
  if (known.cart.freeze === null && known.cart.promotions.length === 0) {
    requireFreezable(known.cart, request.checkoutId, known.now);
    const { response, usedCodes } = decide(known.cart, [], known.now);
    if (usedCodes === null) {
      // A refusal is true only of the stored cart.
      if (known.isUnverified) throw cartChanged();
      return response;
    }
    if (usedCodes.length === 0 && (await freezeIfUnchanged(writer, scope, request, known.cart, response))) return response;
  }
  return await inTransaction(db, (trx) => freezeLocked(trx, scope, request, decide));
}

async function freezeLocked<Response>(trx: Trx, scope: CustomerScope, request: FreezeRequest, decide: Decide<Response>): Promise<Response> {
  const { cart, now } = await lockCart(trx, scope, request.cartId);
  const earlier = await findFreeze(trx, scope, request);
  if (earlier !== undefined) return repeat<Response>(trx, scope, request, cart, earlier);
  requireFreezable(cart, request.checkoutId, now);
  const codes = cart.promotions.map(({ code }) => code);
  const promotions = await lockCountedPromotions(trx, scope, codes);
  const { response, usedCodes } = decide(cart, promotions, now);
  if (usedCodes === null) return response;
  await countUses(trx, scope, { ...request, codes: usedCodes });
  await insertFreeze(trx, scope, request, JSON.stringify(response));
  await setFreeze(trx, scope, request, request.holdSeconds);
  return response;
}

/** Returns false, and writes nothing, if the cart was changed or this checkout has already frozen or released it: the caller must then lock it. */
async function freezeIfUnchanged(
  writer: CartWriter,
  scope: CustomerScope,
  { checkoutId, holdSeconds }: FreezeRequest,
  cart: Cart,
  response: unknown,
): Promise<boolean> {
  try {
    return await writer.freeze(scope, { before: cart, checkoutId, holdSeconds, response });
  } catch (error) {
    // The checkout already has a freeze or a tombstone. The failed statement has also rolled back its freeze.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Releases the cart and leaves a tombstone. Idempotent; does nothing if the cart is ordered or does not exist. */
export function unfreezeCart(db: Db, scope: CustomerScope, cartId: string, checkoutId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const snapshot = await findCartLocked(trx, scope, cartId);
    if (snapshot === undefined) return;
    const released = await endFreeze(trx, scope, { cartId, checkoutId }, 'RELEASED');
    if (!released) return;
    await returnUses(trx, scope, checkoutId);
    await removeFreeze(trx, scope, { cartId, checkoutId });
  });
}

/** Marks the cart as ordered. Idempotent; 409 if it belongs to another order. */
export async function closeCart(
  { db, writer }: StoredCarts,
  scope: CustomerScope,
  request: CheckoutOfCart & { readonly orderId: string },
): Promise<void> {
  // The cart is still frozen by the checkout, unless it was resumed after it had closed it, or long after its freeze has expired.
  if (isUuid(request.cartId) && (await writer.close(scope, request))) return;
  await inTransaction(db, async (trx) => {
    const { cart, now } = await lockCart(trx, scope, request.cartId);
    const closed = withOrder(cart, request.orderId);
    if (closed === cart) return;
    await savingIn(trx)(scope, cart, nextVersion(closed, now));
    await endFreeze(trx, scope, request, 'CLOSED');
  });
}

/** Returns the stored response of a freeze that has arrived before. */
async function repeat<Response>(
  trx: Trx,
  scope: CustomerScope,
  request: FreezeRequest,
  cart: Cart,
  earlier: EarlierFreeze,
): Promise<Response> {
  if (earlier.status === 'RELEASED') throw conflict('checkout_cancelled', 'This checkout was canceled.');
  if (earlier.status === 'FROZEN') {
    if (cart.freeze?.checkoutId !== request.checkoutId) {
      throw conflict('checkout_superseded', 'The cart was changed or checked out again after this checkout froze it.');
    }
    await setFreeze(trx, scope, request, request.holdSeconds);
  }
  return earlier.response as Response;
}
