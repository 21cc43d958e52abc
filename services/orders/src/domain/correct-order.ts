import { plainText } from '@storefront/money';
import { asCancelled, cancelledOrder } from './close-order.ts';
import { type Correction, type CorrectionRequest, NO_QUANTITIES } from './correction.ts';
import { type LineQuantity, quantityIn } from './line-quantity.ts';
import { isFulfilled, isShippedPartly, toCredit, toShip } from './open-quantities.ts';
import { isClosed } from './order-status.ts';
import { type Actor, isPending, type Order, withTimelineEvent } from './order.ts';
import { planCorrection } from './plan-correction.ts';

/** Adds a pending correction, which reserves its quantities. */
export function withPendingCorrection(order: Order, { id, request }: Pick<Correction, 'id' | 'request'>): Order {
  const correction: Correction = { id, request, quantities: planCorrection(order, request), finishedAt: null };
  return { ...order, corrections: [...order.corrections, correction] };
}

const SETTLE = {
  kind: 'settle',
  lines: [],
  shipping: false,
  amount: null,
  method: null,
  reference: null,
  reason: null,
  restock: false,
} as const satisfies CorrectionRequest;

/**
 * Returns the order after all of its invoice was credited: a pending correction cancels everything that can still ship, without money. Of a closed order, of which
 * nothing was shipped, all is credited.
 */
export function withEverythingCredited(order: Order, id: string): Order {
  if (isClosed(order.status)) return { ...order, lines: order.lines.map((line) => ({ ...line, creditedQuantity: line.quantity })) };
  const corrected = withPendingCorrection(order, { id, request: SETTLE });
  return corrected.corrections.at(-1)?.quantities.cancelled.length === 0 ? order : corrected;
}

/**
 * Returns the whole order, canceled, if the correction that was just added cancels the last of an order of which nothing was shipped: then billing voids
 * the invoice or credits all of it, instead of these lines. The correction is finished without quantities, so that its ID stays known.
 */
export function cancelledWith(order: Order, id: string, at: string): Order | undefined {
  const added = order.corrections.find((each) => each.id === id);
  const others = { ...order, corrections: order.corrections.filter((each) => each !== added) };
  const isLast = !isPending(others) && !isShippedPartly(order) && order.lines.every((line) => toShip(order, line).isZero());
  if (added?.request.kind !== 'cancel' || !isLast) return undefined;
  const cancelled = cancelledOrder(others, cancelRequestOf(added, at));
  return { ...cancelled, corrections: [...others.corrections, { ...added, quantities: NO_QUANTITIES, finishedAt: at }] };
}

/** Reports whether a correction that has not been added yet would cancel the whole order. Throws what adding it would. */
export const closesOrder = (order: Order, { id, request }: Pick<Correction, 'id' | 'request'>, at: string): boolean =>
  cancelledWith(withPendingCorrection(order, { id, request }), id, at) !== undefined;

/** Returns the credited lines of a pending correction, with their indexes on the invoice and what was not credited before. */
export const creditedLines = (order: Order, { quantities: { credited } }: Pick<Correction, 'quantities'>) =>
  order.lines.flatMap((line, position) => {
    const quantity = quantityIn(credited, line.id);
    if (quantity.isZero()) return [];
    return [{ sku: line.sku, quantity: plainText(quantity), position, uncredited: plainText(toCredit(order, line).plus(quantity)) }];
  });

/** Removes a pending correction that billing refused, or that credited nothing. */
export const withoutCorrection = (order: Order, id: string): Order => ({
  ...order,
  corrections: order.corrections.filter((each) => each.id !== id || each.finishedAt !== null),
});

/**
 * Finishes a pending correction: its quantities are on the lines. If nothing is left to ship, the order is SHIPPED, or CANCELLED if nothing was
 * shipped. Returns the order unchanged if the correction was finished before.
 */
export function correctedOrder(order: Order, id: string, at: string): Order {
  const correction = order.corrections.find((each) => each.id === id && each.finishedAt === null);
  if (correction === undefined) return order;
  const { cancelled, credited, returned } = correction.quantities;
  const lines = order.lines.map((line) => ({
    ...line,
    cancelledQuantity: increased(line.cancelledQuantity, cancelled, line.id),
    creditedQuantity: increased(line.creditedQuantity, credited, line.id),
    returnedQuantity: increased(line.returnedQuantity, returned, line.id),
  }));
  const corrections = order.corrections.map((each) => (each === correction ? { ...correction, finishedAt: at } : each));
  const changed = { ...order, lines, corrections, updatedAt: at };
  const actor = actorOf(correction);
  const put = returned.length > 0 ? withTimelineEvent(changed, 'restocked', actor, at) : changed;
  if (cancelled.length === 0) return put;
  if (!isFulfilled(put)) return withTimelineEvent(put, 'partially_cancelled', actor, at);
  if (!isShippedPartly(put)) return asCancelled(put, cancelRequestOf(correction, at));
  const shortened = withTimelineEvent(put, 'partially_cancelled', actor, at);
  return withTimelineEvent({ ...shortened, status: 'SHIPPED' }, 'shipped', actor, at);
}

const increased = (quantity: string, by: readonly LineQuantity[], lineId: string): string =>
  plainText(quantityIn(by, lineId).plus(quantity));

const actorOf = ({ request }: Correction): Actor => (request.kind === 'settle' ? 'system' : 'store');

const cancelRequestOf = (correction: Correction, at: string) => ({
  reason: correction.request.reason ?? 'Credited in full',
  reasonCode: 'OTHER' as const,
  actor: actorOf(correction),
  at,
});
