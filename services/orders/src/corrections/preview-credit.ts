import type { RefundOrderResponse__Output } from '@storefront/proto/storefront/billing/v1';
import { type Caller, toMessage } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { closesOrder, creditedLines, withPendingCorrection } from '../domain/correct-order.ts';
import type { Correction } from '../domain/correction.ts';
import type { Order } from '../domain/order.ts';
import { creditCorrection } from './complete-correction.ts';

/** Returns what billing will credit and return once the whole order is canceled. Throws `amount_changed` if another total is expected. */
export const previewCancellation = (
  { billing, newId }: OrdersDeps,
  caller: Caller,
  orderId: string,
  given: { readonly expectedTotal?: string | undefined; readonly reason?: string | null },
): Promise<RefundOrderResponse__Output> =>
  billing.refundOrder(
    { orderId, requestKey: newId(), method: 'METHOD_UNSPECIFIED', dryRun: true, closesOrder: true, ...toMessage(given) },
    caller,
  );

/** Returns what a new correction would credit; undefined if it moves no money. Throws what the correction would. */
export async function previewCorrection(
  deps: OrdersDeps,
  caller: Caller,
  order: Order,
  given: Pick<Correction, 'id' | 'request'>,
): Promise<RefundOrderResponse__Output | undefined> {
  if (closesOrder(order, given, deps.now().toISOString())) return await previewCancellation(deps, caller, order.id, given.request);
  const corrected = withPendingCorrection(order, given);
  const pending = corrected.corrections.find(({ id }) => id === given.id);
  const isOfLines = given.request.lines.length > 0;
  const lines = isOfLines && pending !== undefined ? creditedLines(corrected, pending) : [];
  return await creditCorrection(deps, caller, order.id, given, lines, true);
}
