import { flowOf } from '@storefront/fair-queue';
import { storedResponse } from '@storefront/idempotency';
import type { CheckoutResponse } from '@storefront/proto/storefront/orders/v1';
import { customerScope } from '@storefront/rpc';
import { admitCheckout } from '../checkout/admit-checkout.ts';
import { withFaultPoints } from '../checkout/faults.ts';
import { runCheckout } from '../checkout/run-checkout.ts';
import type { OrdersHandler } from '../deps.ts';
import { beginCheckout, findIdempotencyRecord } from '../store/idempotency.ts';
import { fromProtoCheckoutBody } from '../wire/from-proto-checkout-body.ts';

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
