/**
 * A return is a small saga, like shipping. First it is stored, which limits what else can be returned. Then `billing` refunds the lines, idempotently under the
 * return's ID, and may refuse. Finally the catalog puts the goods back into stock, also once per ID. If the process dies in between, the sweep
 * (sweep-returns.ts) repeats the calls. A return that billing refuses is removed.
 */
import type { Scope } from '@storefront/db';
import type { RefundOrderResponse__Output } from '@storefront/proto/storefront/billing/v1/RefundOrderResponse';
import type { Caller } from '@storefront/rpc';
import { isRefusal } from '../checkout/is-refusal.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Return } from '../domain/return.ts';
import { endReturn, removeReturn } from '../store/returns.ts';

/** Completes a pending return. It may be repeated. */
export async function completeReturn(
  { billing, catalog, db }: Pick<OrdersDeps, 'billing' | 'catalog' | 'db'>,
  scope: Scope,
  caller: Caller,
  pending: Return,
): Promise<RefundOrderResponse__Output> {
  const refund = await refundLines(billing, caller, pending).catch(async (error: unknown) => {
    if (isRefusal(error)) await removeReturn(db, scope, pending);
    throw error;
  });
  await catalog.restockReturn({ returnId: pending.id, lines: [...pending.request.lines] }, caller);
  await endReturn(db, scope, pending);
  return refund;
}

const refundLines = (
  billing: OrdersDeps['billing'],
  caller: Caller,
  { id, orderId, request: { lines, method, reference, reason } }: Return,
): Promise<RefundOrderResponse__Output> =>
  billing.refundOrder(
    {
      orderId,
      requestKey: id,
      lines: [...lines],
      method: method ?? 'METHOD_UNSPECIFIED',
      ...(reference === null ? {} : { reference }),
      ...(reason === null ? {} : { reason }),
    },
    caller,
  );
