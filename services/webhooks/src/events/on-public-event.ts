import type { Scope } from '@storefront/db';
import type { DomainEvent, EventHandler } from '@storefront/events';
import type { InvoiceEvent__Output } from '@storefront/proto/storefront/events/v1';
import type { NewRowDeps, WebhooksDeps } from '../deps.ts';
import { eventsForLater } from '../domain/fan-out.ts';
import { isPublic } from '../domain/is-public.ts';
import { type Recorded, recordReceived } from '../store/aggregate-progress.ts';
import { findBehindHeld, hastenHeldEvents, insertHeldEvents, postponeHeldEvents, resumeHeldEvents } from '../store/held-events.ts';
import type { Receivers } from '../store/receivers.ts';
import type { Database, Trx } from '../store/schema.ts';
import { eventBody } from '../wire/event-body.ts';
import { insertEventDeliveries, NOTHING_RECORDED, type RenderedEvent } from './insert-event-deliveries.ts';
import { lockMatchingReceivers } from './lock-matching-receivers.ts';

/** What the dispatch of events needs. */
export type DispatchDeps = NewRowDeps & Pick<WebhooksDeps, 'onHeld'>;

/**
 * Writes the deliveries of events of a store. An event of an order is held instead, until billing has applied it, because its data includes the invoices
 * and the payment session; so are events of a store that has many, until its turn comes. Bodies are rendered here nevertheless, so that an event that
 * cannot be rendered becomes a dead letter.
 */
export const onPublicEvents =
  (deps: DispatchDeps) =>
  async (given: readonly DomainEvent<never>[], trx: Trx): Promise<void> => {
    const events = given.filter(isPublic);
    const [scope] = events;
    if (scope === undefined) return;
    const rendered = events.map((event) => ({ event, body: eventBody(event) }));
    const others = rendered.filter(({ event }) => event.aggregate !== 'order');
    const { receivers, now, later, recorded } = await chooseNow(trx, scope, others);
    const orders = events.filter((event) => event.aggregate === 'order');
    const held = events.filter((event) => event.aggregate === 'order' || later.has(event));
    const invoiced = events.filter(({ type }) => type === 'invoice.issued').flatMap(orderOfInvoice);
    const isFeedOn = held.length > 0 && (await insertHeldEvents(trx, scope, held, recorded.early));
    if (isFeedOn && orders.length > 0) await orderInFeed(trx, scope, orders);
    const late = arrivedLate(recorded);
    await resumeHeldEvents(trx, scope, late);
    if (invoiced.length > 0) await hastenHeldEvents(trx, scope, invoiced);
    if (held.length + late.length + invoiced.length > 0) deps.onHeld();
    if (now.length > 0) await insertEventDeliveries(trx, scope, now, receivers, deps);
  };

/** Lets events of orders wait for earlier ones that have not arrived, so that the feed has them in their order. */
async function orderInFeed(trx: Trx, scope: Scope, orders: readonly DomainEvent<unknown>[]): Promise<void> {
  const recorded = await recordReceived(trx, scope, orders);
  await postponeHeldEvents(trx, scope, recorded.early);
  await resumeHeldEvents(trx, scope, arrivedLate(recorded));
}

/** The events for which later ones may wait, and which wait for none. */
const arrivedLate = ({ early, late }: Recorded): readonly DomainEvent<unknown>[] => late.filter((event) => !early.has(event));

interface Chosen {
  /** What was received before and with them, while the feed of the store is on. */
  readonly recorded: Recorded;
  readonly receivers: Receivers<DomainEvent<unknown>>;
  readonly now: readonly RenderedEvent[];
  readonly later: ReadonlySet<DomainEvent<unknown>>;
}

const NO_RECEIVERS: Receivers<DomainEvent<unknown>> = {
  subscribers: new Map(),
  heard: new Set(),
  isFeedOn: false,
  behindHeld: new Set(),
  ordered: [],
};

/** Chooses those events for which this transaction has room, and finds who receives them. */
async function chooseNow(trx: Trx, scope: Scope, rendered: readonly RenderedEvent[]): Promise<Chosen> {
  if (rendered.length === 0) return { receivers: NO_RECEIVERS, now: [], later: new Set(), recorded: NOTHING_RECORDED };
  const receivers = await lockMatchingReceivers(trx, scope, rendered);
  const { heard, isFeedOn, subscribers } = receivers;
  const events = rendered.map(({ event }) => event);
  const recorded = isFeedOn ? await recordReceived(trx, scope, events) : NOTHING_RECORDED;
  // Once their aggregates are locked, no other transaction holds an earlier one.
  const behindHeld = isFeedOn ? await findBehindHeld(trx, scope, events) : receivers.behindHeld;
  const free = rendered.filter(({ event }) => !behindHeld.has(event) && !recorded.early.has(event));
  const crowded = eventsForLater(
    free.map(({ event }) => event),
    (event) => (subscribers.get(event)?.length ?? 0) + (isFeedOn || heard.has(event) ? 1 : 0),
  );
  const later = new Set([...behindHeld, ...recorded.early.keys(), ...crowded]);
  return { receivers, now: free.filter(({ event }) => !crowded.has(event)), later, recorded };
}

/** Handles one event like `onPublicEvents`. */
export const onPublicEvent = (deps: DispatchDeps): EventHandler<Database, never> => {
  const handle = onPublicEvents(deps);
  return (event, trx) => handle([event], trx);
};

/** The order of an invoice that was issued. */
function orderOfInvoice({ data }: DomainEvent<InvoiceEvent__Output>): readonly string[] {
  const orderId = data.invoice?.orderId;
  return orderId === undefined ? [] : [orderId];
}
