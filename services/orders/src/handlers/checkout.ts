import { inTransaction } from '@storefront/db';
import { flowOf } from '@storefront/fair-queue';
import { storedResponse, withIdempotencyLookup } from '@storefront/idempotency';
import type { CheckoutResponse } from '@storefront/proto/storefront/orders/v1';
import { customerScope } from '@storefront/rpc';
import { admitCheckout } from '../checkout/admit-checkout.ts';
import { withFaultPoints } from '../checkout/faults.ts';
import { previewCheckout as preview } from '../checkout/preview-checkout.ts';
import { runCheckout } from '../checkout/run-checkout.ts';
import type { OrdersHandler } from '../deps.ts';
import { placedResult } from '../domain/checkout-result.ts';
import { reopenedOrder } from '../domain/pay-order.ts';
import { beginCheckout, findIdempotencyRecord } from '../store/idempotency.ts';
import { updateOrder } from '../store/orders.ts';
import { fromProtoCheckoutBody } from '../wire/from-proto-checkout-body.ts';
import { fromProtoPaymentSession } from '../wire/from-proto-payment.ts';
import { toProtoCheckoutResult } from '../wire/to-proto-checkout-result.ts';

/** Turns a cart into an order, or returns why it cannot. With an Idempotency-Key it happens once, and retries get the same response. */
export const checkout: OrdersHandler<'Checkout'> =
  (deps) =>
  async (request, { idempotency: key, ...caller }) => {
    const scope = customerScope(caller);
    const body = fromProtoCheckoutBody(request.body, caller.store.currency);
    const admitted = await admitCheckout(deps, caller, body).then(
      (shippingOption) => ({ shippingOption }),
      (error: unknown) => ({ error }),
    );
    if ('error' in admitted) {
      // A stored response is replayed even if the settings or the day have changed since. Otherwise, it is found when the checkout begins.
      const record = key && (await findIdempotencyRecord(deps.db, scope, key));
      if (record && key) return replay(storedResponse(record, key.fingerprint));
      throw admitted.error;
    }
    const ids = {
      id: deps.newId(),
      orderId: deps.newId(),
      leaseToken: deps.newId(),
      leaseOwner: deps.leaseOwner,
      requestId: caller.requestId,
    };
    const fresh = { ...scope, ...ids, store: caller.store, body, ...admitted };
    const leave = await deps.checkoutPermits.enter(flowOf(caller));
    try {
      const begun = await withFaultPoints(deps.faults, 'begin', () => beginCheckout(deps, fresh, key));
      if ('response' in begun) return replay(begun.response);
      const { deadlineAt } = caller;
      return { result: JSON.parse(await runCheckout(deps, begun.checkout, { deadlineAt, onPayment: leave })), replayed: false };
    } finally {
      leave();
    }
  };

const replay = (response: string): CheckoutResponse => ({ result: JSON.parse(response), replayed: true });

/** Returns the result that a checkout would have now. */
export const previewCheckout: OrdersHandler<'PreviewCheckout'> =
  (deps) =>
  async ({ body }, caller) => {
    customerScope(caller);
    const previewed = fromProtoCheckoutBody(body, caller.store.currency);
    return { result: toProtoCheckoutResult(await deps.checkoutPermits.run(flowOf(caller), () => preview(deps, caller, previewed))) };
  };

/**
 * Opens a new payment session for an unpaid order. The grace period is extended first, so that the order does not expire during the new
 * session. Repeating the call returns the live session anyway, so the key is claimed after billing responds; a crash before leaves it free.
 */
export const repayOrder: OrdersHandler<'RepayOrder'> = (deps) =>
  withIdempotencyLookup(deps.db, async ({ orderId }, caller, claim) => {
    const reopen = deps.now().toISOString();
    const order = await updateOrder(deps.db, customerScope(caller), orderId, (current) => ({ order: reopenedOrder(current, reopen) }));
    const { paymentSession } = await deps.billing.reopenPayment({ orderId: order.id }, caller);
    if (paymentSession === null) throw new Error('billing opened no payment session');
    const response = { result: toProtoCheckoutResult(placedResult(order, fromProtoPaymentSession(paymentSession))) };
    if (claim !== undefined) await inTransaction(deps.db, (trx) => claim(trx, response));
    return response;
  });
