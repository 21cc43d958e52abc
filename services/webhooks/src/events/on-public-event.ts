import type { DomainEvent, EventHandler } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import type { NewRowDeps } from '../deps.ts';
import { hastenHeldEvents, insertHeldEvents } from '../store/held-events.ts';
import type { Database, Trx } from '../store/schema.ts';
import { eventBody } from '../wire/event-body.ts';
import { insertEventDeliveries } from './insert-event-deliveries.ts';

/**
 * Writes the deliveries of events. An event of an order is held instead, until billing has applied it, because its data includes the invoices
 * and the payment session. Its body is rendered here nevertheless, so that an event that cannot be rendered becomes a dead letter.
 */
export const onPublicEvents =
  (deps: NewRowDeps) =>
  async (events: readonly DomainEvent<never>[], trx: Trx): Promise<void> => {
    const rendered = events.map((event) => ({ event, body: eventBody(event) }));
    const held = events.filter(({ aggregate }) => aggregate === 'order');
    const others = rendered.filter(({ event }) => event.aggregate !== 'order');
    const invoiced = events.filter(({ type }) => type === 'invoice.issued').flatMap(orderOfInvoice);
    if (held.length > 0) await insertHeldEvents(trx, held);
    if (invoiced.length > 0) await hastenHeldEvents(trx, invoiced);
    if (others.length > 0) await insertEventDeliveries(trx, others, deps);
  };

/** Handles one event like `onPublicEvents`. */
export const onPublicEvent = (deps: NewRowDeps): EventHandler<Database, never> => {
  const handle = onPublicEvents(deps);
  return (event, trx) => handle([event], trx);
};

/** The order of an invoice that was issued. */
function orderOfInvoice({ data, mode, tenantId }: DomainEvent<InvoiceEvent__Output>) {
  const orderId = data.invoice?.orderId;
  return orderId === undefined ? [] : [{ tenantId, mode, orderId }];
}
