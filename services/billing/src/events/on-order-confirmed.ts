import type { Scope } from '@storefront/db';
import type { DomainEvent, EventHandler } from '@storefront/events';
import type { OrderEvent } from '@storefront/proto/storefront/events/v1';
import { atTimeOfStore, inStoreZone } from '@storefront/store-clock';
import { inRequest, inSpan } from '@storefront/telemetry';
import { voidLockedInvoice } from '../adjustments/transactions/void-invoice.ts';
import type { NewRowDeps } from '../deps.ts';
import { type ClosedInvoice, issueOrderInvoices } from '../invoices/transactions/issue-order-invoices.ts';
import { fromProtoPlacedOrder } from '../invoices/wire/from-proto-placed-order.ts';
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
    await atTimeOfStore(trx, first, async () => {
      for (const closed of await issueOrderInvoices(trx, first, confirmed, deps)) await voidIfDue(trx, first, closed, deps);
    });
  };

/** Issues the invoice of a confirmed order. */
export const onOrderConfirmed = (deps: NewRowDeps): EventHandler<Database, OrderEvent> => {
  const handle = onOrdersConfirmed(deps);
  return (event, trx) => handle([event], trx);
};

/** Voids the invoice of a closed order unless money was paid, which the cancellation returns. The events belong to the request and the trace of the order. */
async function voidIfDue(trx: Trx, scope: Scope, { invoice, order, cause }: ClosedInvoice, deps: NewRowDeps): Promise<void> {
  if (invoice.status !== 'OPEN' && !invoice.total.isZero()) return;
  const parent = { traceparent: cause.traceparent ?? undefined };
  await inSpan('void invoice', { kind: 'internal', parent }, () =>
    inRequest(cause.requestId, () => inStoreZone(order.timeZone, () => voidLockedInvoice(trx, scope, invoice, deps))),
  );
}
