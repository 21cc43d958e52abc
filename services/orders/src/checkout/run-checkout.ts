/**
 * Checkout, a saga over four services.
 *
 * The cast. `orders` drives and keeps the book: one row of table `checkout` for each checkout. `cart` freezes and later closes the cart,
 * `catalog` holds stock, `billing` judges the payment and holds credit. Every question is asked under the checkout's own id, so each may be
 * asked again and answers the same, and each taking has a giving-back that may be repeated, or may even come first: it leaves a tombstone,
 * and the late taking is refused.
 *
 * The life of a checkout. It begins as a row, `started`, together with its Idempotency-Key if it has one; its order's id and number are chosen
 * then. Three steps follow, whose answers this process keeps in mind: the cart is frozen and its prices still hold (`frozen`), the stock of
 * every line is held (`reserved`), the payment is authorised (`authorised`). Then comes the pivot, one statement of this service's own: order,
 * lines, timeline, outbox event, stored answer, and the row says `ordered`. After it stock and credit are kept for good, the cart is closed,
 * and the row is `completed`.
 *
 * When a step fails before the pivot the row turns to `compensating`, what was taken is given back in reverse, and the row ends `abandoned`;
 * its Idempotency-Key is free again, for nothing was written. A step that answered no took nothing; one that did not answer may have
 * taken, and is given back too. When a step fails after the pivot the order stands all the same; it is repeated until it succeeds.
 *
 * Whoever works on a checkout holds its row by a lease. A process that dies, or sleeps through its lease, loses the row to the sweeper
 * (sweep-checkouts.ts), and every write of the old run is refused from then on. Nothing is noted between the beginning and the decision, for
 * nothing is lost by asking again: the sweeper asks all the questions anew if the checkout is young and gets the same answers, turns it back
 * if it is old, and moves on what is past the pivot.
 */
import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import type { CheckoutResult } from '../domain/checkout-result.ts';
import { ALL_COMPENSATIONS, undoAfter } from '../domain/checkout-step.ts';
import { findResult, takenOver, turnBack } from '../store/checkouts.ts';
import { toCheckoutResultMessage } from '../wire/checkout-result-message.ts';
import { settleOrPostpone, undoOrPostpone } from './finish-or-postpone.ts';
import { isRefusal } from './is-refusal.ts';
import { STEPS } from './steps.ts';
import { whileAwaited } from './while-awaited.ts';

/** How far a run came: the order is placed, or it was refused in a way its shopper can act on, or it failed. */
type End = { readonly held: HeldCheckout } & (
  | { readonly result: string }
  | { readonly refused: CheckoutResult }
  | { readonly error: unknown }
);

/**
 * Runs a checkout from its recovery point to its end and answers the CheckoutResult message as JSON text. Throws a neighbour's refusal, or
 * what its silence means, once all that was taken is given back or left to the sweeper to give back. Of what follows the pivot only the closing
 * of the cart is waited for, which is all that a shopper can see of it. Either is waited for until `answerBy` (ms epoch) at most: then it goes on
 * by itself, and a placed order is not answered as a timeout.
 */
export async function runCheckout(deps: OrdersDeps, begun: HeldCheckout, answerBy?: number): Promise<string> {
  const end = await advance(deps, begun);
  if ('result' in end) return await placed(deps, end.held, end.result, answerBy);

  const answered = 'refused' in end || isRefusal(end.error);
  // The notes of a run that died may be older than what it did, so a resumed run trusts none of them.
  const undo = end.held.resumed ? ALL_COMPENSATIONS : undoAfter(end.held.step, answered);
  const turned = await turnBack(deps.db, end.held, undo);
  if (turned === undefined) return await placedAfterAll(deps, end.held, answerBy);

  await whileAwaited(undoOrPostpone(deps, turned), answerBy, deps.now());
  if ('refused' in end) return JSON.stringify(toCheckoutResultMessage(end.refused));
  throw end.error;
}

async function advance(deps: OrdersDeps, begun: HeldCheckout): Promise<End> {
  let held = begun;
  try {
    for (;;) {
      const step = STEPS[held.step];
      if (step === undefined) throw new Error(`a checkout that is ${held.step} cannot be run`);
      const moved = await step(deps, held);
      if ('refused' in moved) return { held, refused: moved.refused };
      held = moved.held;
      if (moved.result !== undefined) return { held, result: moved.result };
    }
  } catch (error) {
    return { held, error };
  }
}

async function placed(deps: OrdersDeps, held: HeldCheckout, result: string, answerBy: number | undefined): Promise<string> {
  const cartClosed = Promise.withResolvers<void>();
  const settled = settleOrPostpone(deps, held, cartClosed.resolve);
  deps.afterwards.add(settled);
  await whileAwaited(Promise.race([cartClosed.promise, settled]), answerBy, deps.now());
  return result;
}

/** A row that cannot be turned back is past the pivot, whose commit was not heard of, or it is another run's by now. */
async function placedAfterAll(deps: OrdersDeps, held: HeldCheckout, answerBy: number | undefined): Promise<string> {
  const result = await findResult(deps.db, held);
  if (result === undefined) throw takenOver();
  return await placed(deps, { ...held, step: 'ordered' }, result, answerBy);
}
