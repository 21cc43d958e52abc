import type { DomainEvent } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1';
import { inStoreZone } from '@storefront/store-clock';
import { closeOrder } from '../adjustments/transactions/close-order.ts';
import { releaseAuthorization } from '../credit/transactions/release-authorization.ts';
import type { NewRowDeps } from '../deps.ts';
import type { Trx } from '../store/schema.ts';

/** Closes the billing of a canceled or expired order. */
export const onOrderCancelled =
  (deps: NewRowDeps) =>
  (event: DomainEvent<OrderEvent>, trx: Trx): Promise<void> => {
    const { id, checkoutId, cancellation, timeZone } = event.data.order ?? {};
    if (id === undefined || checkoutId === undefined || timeZone === undefined)
      throw new Error('the order of an event has no id, checkoutId, or timeZone');
    const order = { id, reason: cancellation?.reason };
    return inStoreZone(timeZone, async () => {
      const { invoice } = await closeOrder(trx, event, order, deps);
      if (invoice === undefined) await releaseAuthorization(trx, event, { checkoutId, to: 'RELEASED', now: deps.now() });
    });
  };
