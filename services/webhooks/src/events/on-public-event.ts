import type { Scope } from '@storefront/db';
import type { DomainEvent, EventHandler } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1/InvoiceEvent';
import type { NewRowDeps } from '../deps.ts';
import { eventsForLater, ROWS_OF_LISTENERS } from '../domain/fan-out.ts';
import { isPublic } from '../domain/is-public.ts';
import { hastenHeldEvents, insertHeldEvents } from '../store/held-events.ts';
import type { Database, Trx } from '../store/schema.ts';
import { eventBody } from '../wire/event-body.ts';
import { insertEventDeliveries, type RenderedEvent } from './insert-event-deliveries.ts';
import { lockMatchingReceivers } from './lock-matching-receivers.ts';

/**
 * Writes the deliveries of events of a store. An event of an order is held instead, until billing has applied it, because its data includes the invoices
 * and the payment session; so are events of a store that has many, until its turn comes. Bodies are rendered here nevertheless, so that an event that
 * cannot be rendered becomes a dead letter.
 */
export const onPublicEvents =
  (deps: NewRowDeps) =>
  async (given: readonly DomainEvent<never>[], trx: Trx): Promise<void> => {
    const events = given.filter(isPublic);
    const [scope] = events;
    if (scope === undefined) return;
    const rendered = events.map((event) => ({ event, body: eventBody(event) }));
    const others = rendered.filter(({ event }) => event.aggregate !== 'order');
    const later = others.length > 0 ? await writeSome(trx, scope, others, deps) : new Set();
    const held = events.filter((event) => event.aggregate === 'order' || later.has(event));
    const invoiced = events.filter(({ type }) => type === 'invoice.issued').flatMap(orderOfInvoice);
    if (held.length > 0) await insertHeldEvents(trx, scope, held);
    if (invoiced.length > 0) await hastenHeldEvents(trx, scope, invoiced);
  };

/** Writes the deliveries of those events for which this transaction has room. Returns the others. */
async function writeSome(
  trx: Trx,
  scope: Scope,
  rendered: readonly RenderedEvent[],
  deps: NewRowDeps,
): Promise<ReadonlySet<DomainEvent<unknown>>> {
  const receivers = await lockMatchingReceivers(trx, scope, rendered);
  const { behindHeld, heard, subscribers } = receivers;
  const free = rendered.filter(({ event }) => !behindHeld.has(event));
  const crowded = eventsForLater(
    free.map(({ event }) => event),
    (event) => (subscribers.get(event)?.length ?? 0) + (heard.has(event) ? ROWS_OF_LISTENERS : 0),
  );
  await insertEventDeliveries(
    trx,
    scope,
    free.filter(({ event }) => !crowded.has(event)),
    receivers,
    deps,
  );
  return new Set([...behindHeld, ...crowded]);
}

/** Handles one event like `onPublicEvents`. */
export const onPublicEvent = (deps: NewRowDeps): EventHandler<Database, never> => {
  const handle = onPublicEvents(deps);
  return (event, trx) => handle([event], trx);
};

/** The order of an invoice that was issued. */
function orderOfInvoice({ data }: DomainEvent<InvoiceEvent__Output>): readonly string[] {
  const orderId = data.invoice?.orderId;
  return orderId === undefined ? [] : [orderId];
}
