import type { DomainEvent, EventHandler } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1';
import { atTimeOfStore } from '@storefront/store-clock';
import type { NewRowDeps } from '../deps.ts';
import { fromProtoPlacedOrder } from '../invoices/wire/from-proto-placed-order.ts';
import { issueOrderInvoices } from '../payments/transactions/issue-order-invoices.ts';
import type { Database, Trx } from '../store/schema.ts';

/** Issues the invoices of confirmed orders of one store, at its time. */
export const onOrdersConfirmed =
  (deps: NewRowDeps) =>
  async (events: readonly DomainEvent<OrderEvent>[], trx: Trx): Promise<void> => {
    const [first] = events;
    if (first === undefined) return;
    const confirmed = events.map(({ data, requestId, traceparent }) => ({
      order: fromProtoPlacedOrder(data.order ?? {}),
      cause: { requestId, traceparent },
    }));
    await atTimeOfStore(trx, first, () => issueOrderInvoices(trx, first, confirmed, deps));
  };

/** Issues the invoice of a confirmed order. */
export const onOrderConfirmed = (deps: NewRowDeps): EventHandler<Database, OrderEvent> => {
  const handle = onOrdersConfirmed(deps);
  return (event, trx) => handle([event], trx);
};
