import type { DomainEvent } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1';
import { inStoreZone } from '@storefront/store-clock';
import type { NewRowDeps } from '../deps.ts';
import { closeOrder } from '../payments/transactions/close-order.ts';
import type { Trx } from '../store/schema.ts';

/** Closes the billing of a canceled or expired order. */
export const onOrderCancelled =
  (deps: NewRowDeps) =>
  (event: DomainEvent<OrderEvent>, trx: Trx): Promise<void> => {
    const { id, checkoutId, cancellation, timeZone } = event.data.order ?? {};
    if (id === undefined || checkoutId === undefined || timeZone === undefined)
      throw new Error('the order of an event has no id, checkoutId, or timeZone');
    const order = { id, checkoutId, reason: cancellation?.reason };
    return inStoreZone(timeZone, () => closeOrder(trx, event, order, deps));
  };
