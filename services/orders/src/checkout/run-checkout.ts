/**
 * Checkout is a saga across four services.
 *
 * Participants. `orders` orchestrates the saga and stores one row of table `checkout` per checkout. `cart` freezes and later closes the cart,
 * `catalog` reserves stock, and `billing` authorizes the payment, which holds credit or opens a payment session. Every call is idempotent under the
 * checkout's ID, and so is every compensation. A compensation may even arrive before the call it compensates: it leaves a tombstone, and the late call is
 * refused.
 *
 * Forward path. A checkout starts as a row, `started`, together with its Idempotency-Key, if any, and the ID and number of its future order. Three calls
 * follow, whose results stay in memory: the cart is frozen, the stock of every line is reserved at the prices of the cart, and the payment is authorized. Then
 * comes the pivot, one transaction of this service: order, lines, timeline, outbox event, stored response, and the row becomes `ordered`. After it, the holds
 * on stock and credit are committed, the cart is closed, and the row becomes `completed`.
 *
 * Failures. If a call fails before the pivot, the row becomes `compensating`, the calls are compensated in reverse order, and the row ends as `abandoned`.
 * No order was written, so its Idempotency-Key is released, and its number is returned for the next checkout unless the
 * payment may have been authorized. A call that was refused had no effect; one whose outcome is unknown may have had one and is
 * compensated too. After the pivot, the order remains valid, and a call that fails is repeated until it succeeds.
 *
 * Recovery. A run owns a lease on its row. A process that dies, or is paused for longer than its lease, loses the row to the sweep
 * (sweeps/sweeps.ts), and every later write of the old run is rejected. Nothing is stored between the start and the outcome, because every call can be
 * repeated: the sweep repeats all calls of a young checkout and gets the same results, compensates an old one, and completes one that is past the pivot.
 */
import { isAppError } from '@storefront/errors';
import type { OrdersDeps } from '../deps.ts';
import type { CheckoutResult } from '../domain/checkout-result.ts';
import { COMPENSATIONS, type Compensation, recoveryDirection } from '../domain/checkout-step.ts';
import type { LeasedCheckout } from '../domain/checkout.ts';
import { taxChange } from '../domain/tax-change.ts';
import { abandonCheckout, checkoutTakenOver, findResult, startCompensating } from '../store/checkouts.ts';
import { toProtoCheckoutResult } from '../wire/to-proto-checkout-result.ts';
import { authorizePayment } from './authorize-payment.ts';
import { checkoutContext, type StepResult } from './checkout-context.ts';
import { commitOrder } from './commit-order.ts';
import { type FaultStep, withFaultPoints } from './faults.ts';
import { finishOrReschedule } from './finish-or-reschedule.ts';
import { comparePrices, freezeCart, unexpectedTotalOf } from './freeze-cart.ts';
import { isRefusal } from './is-refusal.ts';
import { learnExemption } from './learn-exemption.ts';
import { reserveStock } from './reserve-stock.ts';
import { settleAll } from './settle-all.ts';
import { waitForCaller } from './wait-for-caller.ts';

/** An order, or why there is none: a refusal that the shopper can act on, or an error. `undo` are the compensations that are due. */
type Outcome =
  | { readonly result: string }
  | { readonly refused: CheckoutResult; readonly undo: ReadonlySet<Compensation> }
  | { readonly error: unknown; readonly undo: ReadonlySet<Compensation> };

/** The properties of a request that a run needs. */
interface RunOptions {
  readonly deadlineAt?: number | undefined;
  /** Called before the payment is authorized. */
  readonly onPayment?: (() => void) | undefined;
}

/**
 * Runs a checkout from the start to its end and returns the CheckoutResult message as JSON text. If a call fails, throws its error after the compensation has
 * finished or was left to the sweep. After the pivot it waits only for the cart to be closed, the one effect that a shopper can see. Neither wait lasts beyond
 * `deadlineAt` (ms epoch); the work then continues in the background, so that a placed order is not reported as a timeout.
 */
export async function runCheckout(deps: OrdersDeps, leased: LeasedCheckout, { deadlineAt, onPayment }: RunOptions = {}): Promise<string> {
  const outcome = await placeOrder(deps, leased, onPayment);
  if ('result' in outcome) return await respondOnceCartIsClosed(deps, leased, outcome.result, deadlineAt);

  // An earlier run may have come further than this one, so a resumed run compensates everything.
  const undo = COMPENSATIONS.filter((compensation) => leased.resumed || outcome.undo.has(compensation));
  const compensating = await startCompensating(deps.db, leased, undo);
  if (compensating === undefined) return await recoverResult(deps, leased, deadlineAt);
  await waitForCaller(finishOrReschedule(deps, compensating, compensate), deadlineAt);
  if ('refused' in outcome) return JSON.stringify(toProtoCheckoutResult(outcome.refused));
  throw outcome.error;
}

/** Finishes a checkout that was claimed from an earlier run: forward, by repeating its calls under the same ID, or by compensation. */
export async function resumeCheckout(deps: OrdersDeps, leased: LeasedCheckout): Promise<void> {
  if (leased.step === 'ordered') return await finishOrReschedule(deps, leased, settle);
  if (leased.step === 'compensating') return await finishOrReschedule(deps, leased, compensate);
  if (recoveryDirection(leased.step, leased.ageMs) === 'forward') return void (await runCheckout(deps, leased));
  const compensating = await startCompensating(deps.db, leased, COMPENSATIONS);
  if (compensating === undefined) throw checkoutTakenOver();
  await finishOrReschedule(deps, compensating, compensate);
}

/** Steps 1 to 4: freezes the cart, reserves the stock, authorizes the payment, and commits the order, which is the pivot. */
async function placeOrder(deps: OrdersDeps, leased: LeasedCheckout, onPayment?: () => void): Promise<Outcome> {
  const context = checkoutContext(leased);
  const undo = new Set<Compensation>();
  /** Makes a call. Its compensation is due unless the call was refused, as was any earlier one. */
  const attempt = async <T extends StepResult<unknown>>(
    step: FaultStep,
    compensation: Compensation,
    call: () => Promise<T>,
  ): Promise<T> => {
    const wasDue = undo.has(compensation);
    undo.add(compensation);
    try {
      const result = await withFaultPoints(deps.faults, step, call);
      if ('refused' in result && !wasDue) undo.delete(compensation);
      return result;
    } catch (error) {
      if (isRefusal(error) && !wasDue) undo.delete(compensation);
      throw error;
    }
  };
  try {
    const frozen = await attempt('freeze_cart', 'unfreeze_cart', () => freezeCart(deps, context));
    if ('refused' in frozen) return { ...frozen, undo };
    const cart = frozen.value;
    const unexpected = await unexpectedTotalOf(deps, context, cart);
    if (unexpected) return { refused: unexpected, undo };

    let reserved = await attempt('reserve_stock', 'release_stock', () => reserveStock(deps, context, cart, 'at its prices'));
    if (reserved.prices === 'CHANGED') {
      // The cart service names the changes, also of a unit or another fact that the line was checked against.
      const changed = await comparePrices(deps, context);
      if (changed) return { refused: changed, undo };
      // They have changed back.
      reserved = await attempt('reserve_stock', 'release_stock', () => reserveStock(deps, context, cart, 'at any prices'));
    }
    if ('refused' in reserved) return { refused: reserved.refused, undo };

    onPayment?.();
    const authorized = await attempt('authorize_payment', 'release_payment', () => authorizePayment(deps, context, cart));
    if ('refused' in authorized) return { ...authorized, undo };

    const placedAt = deps.now();
    const late = taxChange(cart, authorized.value.exemption, leased.store, placedAt);
    if (late) return { refused: await learnExemption(deps, context, authorized.value.exemption, late), undo };
    const result = await withFaultPoints(deps.faults, 'place_order', () => commitOrder(deps, leased, cart, authorized.value, placedAt));
    return { result };
  } catch (error) {
    return { error, undo };
  }
}

/**
 * Step 5: commits the holds on stock and credit and closes the cart. All calls are idempotent, so a run that fails partway is repeated. `onCartClosed` is
 * called as soon as the cart is closed.
 */
async function settle(deps: OrdersDeps, leased: LeasedCheckout, onCartClosed: () => void = () => undefined): Promise<void> {
  const { cart, faults } = deps;
  const { body, caller, checkoutId, orderId } = checkoutContext(leased);
  const closeCart = () => cart.closeCart({ cartId: body.cartId, checkoutId, orderId }, caller);
  await settleAll([deps.commitHolds(leased), withFaultPoints(faults, 'close_cart', closeCart).then(onCartClosed)]);
  await withFaultPoints(faults, 'complete', () => deps.completeCheckout(leased));
}

/**
 * Compensates the calls that are due, in reverse order, and abandons the checkout. It is repeated as a whole until every compensation has succeeded; one
 * unavailable service does not block the others.
 */
async function compensate(deps: OrdersDeps, leased: LeasedCheckout): Promise<void> {
  const { billing, cart, catalog, faults } = deps;
  const { body, caller, checkoutId } = checkoutContext(leased);
  const failures: unknown[] = [];
  const undo = async (compensation: Compensation, call: () => Promise<unknown>): Promise<void> => {
    if (!leased.undo.includes(compensation)) return;
    try {
      await withFaultPoints(faults, compensation, () => call().catch(ignoreNotFound));
    } catch (error) {
      failures.push(error);
    }
  };
  await undo('release_payment', () => billing.releasePayment({ checkoutId }, caller));
  await undo('release_stock', () => catalog.releaseReservation({ checkoutId }, caller));
  await undo('unfreeze_cart', () => cart.unfreezeCart({ cartId: body.cartId, checkoutId }, caller));
  if (failures.length > 0) throw failures[0];
  await withFaultPoints(faults, 'abandon', () => abandonCheckout(deps.db, leased));
}

/** A service that does not know the checkout or the cart has nothing to release. */
function ignoreNotFound(error: unknown): void {
  if (!isAppError(error, 'not_found')) throw error;
}

/** Settles the order in the background, and returns its result as soon as the cart is closed. */
async function respondOnceCartIsClosed(deps: OrdersDeps, leased: LeasedCheckout, result: string, deadlineAt?: number): Promise<string> {
  const cartClosed = Promise.withResolvers<void>();
  const ordered: LeasedCheckout = { ...leased, step: 'ordered' };
  const settled = finishOrReschedule(deps, ordered, () => settle(deps, ordered, cartClosed.resolve));
  deps.backgroundTasks.add(settled);
  await waitForCaller(Promise.race([cartClosed.promise, settled]), deadlineAt);
  return result;
}

/** A checkout that cannot be compensated is past the pivot, whose commit was not acknowledged, or is leased to another run. */
async function recoverResult(deps: OrdersDeps, leased: LeasedCheckout, deadlineAt?: number): Promise<string> {
  const result = await findResult(deps.db, leased);
  if (result === undefined) throw checkoutTakenOver();
  return await respondOnceCartIsClosed(deps, leased, result, deadlineAt);
}
