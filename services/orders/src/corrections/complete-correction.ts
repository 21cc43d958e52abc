/**
 * A correction of an order is a small saga, like shipping. First it is stored, which reserves its quantities: what it cancels can no longer ship. Then
 * `billing` credits it, idempotently under the correction's ID, and may refuse. Then the catalog releases the stock of what is canceled, and puts back what is
 * returned, also once per ID. Finally the quantities are on the lines, and the order has its new status. If the process dies in between, the sweep
 * (sweep-corrections.ts) repeats the calls. A correction that billing refuses is removed.
 */
import type { Scope } from '@storefront/db';
import type { RefundLine, RefundOrderResponse__Output } from '@storefront/proto/storefront/billing/v1';
import { type Caller, toMessage } from '@storefront/rpc';
import { isRefusal } from '../checkout/is-refusal.ts';
import type { OrdersDeps } from '../deps.ts';
import { correctedOrder, creditedLines, withoutCorrection } from '../domain/correct-order.ts';
import type { Correction } from '../domain/correction.ts';
import type { Order } from '../domain/order.ts';
import { orderEvent } from '../events/order-event.ts';
import { type ChangedOrder, updateOrder } from '../store/orders.ts';

/** An order, and what billing has done if the correction has credited anything. */
export interface CompletedCorrection {
  readonly order: Order;
  readonly refund?: RefundOrderResponse__Output;
}

/** Completes a pending correction. It may be repeated. */
export async function completeCorrection(
  deps: OrdersDeps,
  scope: Scope,
  caller: Caller,
  order: Order,
  pending: Correction,
): Promise<CompletedCorrection> {
  const { id, quantities, request } = pending;
  const change = (apply: (current: Order) => ChangedOrder) => updateOrder(deps.db, scope, order.id, apply);
  const remove = () => change((current) => ({ order: withoutCorrection(current, id) }));

  const lines = request.lines.length > 0 ? creditedLines(order, pending) : [];
  const refund = await creditCorrection(deps, caller, order.id, pending, lines).catch(async (error: unknown) => {
    if (isRefusal(error)) await remove();
    throw error;
  });
  // A refund by hand has settled those that wait for one, and credited nothing.
  if (refund !== undefined && !refund.creditNote && request.lines.length === 0) return { order: await remove(), refund };

  if (quantities.cancelled.length > 0) {
    await deps.catalog.reduceReservation({ checkoutId: order.checkoutId, correctionId: id, lines: [...quantities.cancelled] }, caller);
  }
  if (quantities.returned.length > 0) await deps.catalog.restockReturn({ returnId: id, lines: [...quantities.returned] }, caller);

  const finished = await change((current) => {
    const corrected = correctedOrder(current, id, deps.now().toISOString());
    const isCancelled = corrected.status === 'CANCELLED' && current.status !== 'CANCELLED';
    return { order: corrected, events: isCancelled ? [orderEvent('order.cancelled', corrected)] : [] };
  });
  deps.afterCommit();
  return { order: finished, refund };
}

/** Credits a correction through billing, unless it is without money. One that billing knows needs no `lines`. */
export async function creditCorrection(
  { billing }: OrdersDeps,
  caller: Caller,
  orderId: string,
  { id, request: { kind, shipping, amount, method, reference, reason, expectedTotal } }: Pick<Correction, 'id' | 'request'>,
  lines: RefundLine[] = [],
  dryRun = false,
): Promise<RefundOrderResponse__Output | undefined> {
  if (kind !== 'cancel' && kind !== 'refund') return undefined;
  return await billing.refundOrder(
    {
      orderId,
      requestKey: id,
      lines,
      shipping,
      cancelled: kind === 'cancel',
      method: method ?? 'METHOD_UNSPECIFIED',
      dryRun,
      ...toMessage({ amount, reference, reason, expectedTotal }),
    },
    caller,
  );
}
