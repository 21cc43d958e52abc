/**
 * The way of an event from the bus to the first attempt at each endpoint.
 *
 * Participants. A consumer receives the events of other services, many at a time. The completer (start-completer.ts) dispatches what the consumer has left pending.
 * Senders (start-sender.ts) make the requests. Every process has all three, and they meet in the database only: `pending_event`, `delivery`, and `flow`.
 *
 * 1. Receive. In the transaction that acknowledges the events, those that can be dispatched are (3). The others become pending: events of orders, whose data
 *    includes what billing makes of them; events whose predecessor is pending or missing (store/sequences.ts); and those beyond the share of their store.
 * 2. Complete. In rounds of the stores, the completer claims the earliest pending event of each aggregate. It asks billing for the sections of an order, outside
 *    any transaction, and tries again later while billing is unavailable or behind. After five minutes, the event is dispatched with null for what is missing.
 * 3. Dispatch. One transaction writes a delivery for each subscription whose types and filters match, with the body that is signed and sent, and stores the event
 *    for the feed and the listeners. It deletes the pending event, if it was one, so an event is dispatched once. Its successor is due.
 * 4. Send. In rounds of the stores, a sender claims due deliveries under a lease (store/claims.ts), signs each, and sends it outside any transaction. What it saves
 *    of the result decides about the next attempt (store/settle-attempts.ts).
 *
 * Failures. A process that dies before a commit has changed nothing, and the bus or the next claim repeats the step. The leases of a dead process are released by
 * another one. An event that cannot be rendered becomes a dead letter of the consumer. A request whose result was not saved is sent again under the same ID.
 *
 * Order. A sequence is an aggregate's events by position. Steps 1 to 3 dispatch them in order, if the store has a feed or an ordered subscription also across a
 * gap; step 4 follows that order for ordered subscriptions. Shares. The work of a store is a flow, and each claim serves all flows that are due (store/flows.ts).
 */
import { inTransaction, type Scope } from '@storefront/db';
import type { DomainEvent, EventHandler } from '@storefront/events';
import { currentSections, pendingSections } from '@storefront/order-billing';
import type { InvoiceEvent__Output, OrderEvent__Output } from '@storefront/proto/storefront/events/v1';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1';
import { NO_STORE, serviceCaller } from '@storefront/rpc';
import type { NewRowDeps, WebhooksDeps } from '../deps.ts';
import { chooseEvents, type Predecessors, ROWS_MAX } from '../domain/choose-events.ts';
import type { AttemptOutcome } from '../domain/delivery.ts';
import { isPublic, sequenceOf, waitAfter } from '../domain/pending-event.ts';
import { failureReasonOfError, failureReasonOfStatus } from '../sending/failure-reason.ts';
import { openRequest } from '../sending/open-request.ts';
import type { WebhookClient } from '../sending/webhook-client.ts';
import type { SecretBox } from '../signing/secrets.ts';
import { deliveryHeaders } from '../signing/signature-headers.ts';
import type { Claim } from '../store/claims.ts';
import { insertDeliveries } from '../store/insert-deliveries.ts';
import {
  deletePendingEvents,
  findPending,
  insertPendingEvents,
  type PendingEvent,
  reschedulePendingEvent,
  retryPendingEvents,
} from '../store/pending-events.ts';
import { lockReceivers, type Receivers, type RenderedEvent } from '../store/receivers.ts';
import type { Database, Trx } from '../store/schema.ts';
import { advanceSequences, lockSequences } from '../store/sequences.ts';
import { storeEvents } from '../store/store-events.ts';
import { eventBody } from '../wire/event-body.ts';

/** The dependencies of dispatching events. */
type DispatchDeps = NewRowDeps & Pick<WebhooksDeps, 'onPending'>;
/** The dependencies of completing events. */
export type CompletingDeps = DispatchDeps & Pick<WebhooksDeps, 'billing' | 'db' | 'log'>;

/** Step 1: dispatches events of a store, or stores them as pending. */
export const onPublicEvents =
  (deps: DispatchDeps) =>
  async (given: readonly DomainEvent<never>[], trx: Trx): Promise<void> => {
    const events = given.filter(isPublic);
    const [scope] = events;
    if (scope === undefined) return;
    // Also the bodies of pending events are rendered, so that one that cannot be rendered is refused here.
    const rendered = new Map(events.map((event) => [event, { event, body: eventBody(event) }]));
    const receivers = await lockReceivers(
      trx,
      scope,
      [...rendered.values()].filter(({ event }) => !needsBilling(event)),
    );
    const { now, later } = chooseEvents(events, await predecessorsOf(trx, scope, events, receivers), (event) => rowsOf(event, receivers));
    if (later.size > 0) await insertPendingEvents(trx, scope, later);
    const invoiced = events.filter(({ type }) => type === 'invoice.issued').flatMap(orderOfInvoice);
    if (invoiced.length > 0) await retryPendingEvents(trx, scope, invoiced);
    if (later.size + invoiced.length > 0) deps.onPending();
    await dispatch(
      trx,
      scope,
      now.flatMap((event) => rendered.get(event) ?? []),
      receivers,
      deps,
    );
  };

/** Step 1 for one event. */
export const onPublicEvent = (deps: DispatchDeps): EventHandler<Database, never> => {
  const handle = onPublicEvents(deps);
  return (event, trx) => handle([event], trx);
};

const needsBilling = ({ aggregate }: DomainEvent<unknown>): boolean => aggregate === 'order';

/** The rows that an event makes; more than there is room for if billing must complete it first. */
const rowsOf = (event: DomainEvent<unknown>, { heard, isFeedOn, subscribers }: Receivers): number =>
  needsBilling(event) ? ROWS_MAX + 1 : (subscribers.get(event)?.length ?? 0) + (isFeedOn || heard.has(event) ? 1 : 0);

/** Finds what is known of the events before these. In a store that needs no order across gaps, an event waits only for those that are pending. */
async function predecessorsOf(
  trx: Trx,
  scope: Scope,
  events: readonly DomainEvent<unknown>[],
  { behind, isSequenced }: Receivers,
): Promise<(event: DomainEvent<unknown>) => Predecessors> {
  if (!isSequenced) return (event) => ({ dispatchedTo: undefined, isBehind: behind.has(event), isNext: false });
  const sequences = await lockSequences(trx, scope, events);
  // Once these are locked, no other transaction stores an earlier event as pending.
  const pending = await findPending(trx, scope, events);
  return (event) => ({ isBehind: false, isNext: false, ...pending.get(event), dispatchedTo: sequences.get(sequenceOf(event)) });
}

/** The order of an invoice that was issued. */
function orderOfInvoice({ data }: DomainEvent<InvoiceEvent__Output>): readonly string[] {
  const orderId = data.invoice?.orderId;
  return orderId === undefined ? [] : [orderId];
}

/**
 * Step 2: completes a claimed event and dispatches it. Returns the wait until its next try, if it stays pending. `deliver` dispatches it, together with others that
 * were completed at the same time.
 */
export async function completeEvent(
  { event, feedBegan, isOverdue, tries }: PendingEvent,
  deps: CompletingDeps,
  deliver: (completed: RenderedEvent) => Promise<void> = (completed) => dispatchCompleted(deps, [completed]),
): Promise<number | undefined> {
  const { id, mode, tenantId } = event;
  const { body, missing } = await completeBody(event, deps);
  if (!isOverdue && missing.size > 0) return reschedulePendingEvent(deps.db, { id, mode, tenantId, tries }, waitAfter(tries));
  if (missing.size > 0) deps.log.warn({ id, mode, tenantId, missing: [...missing] }, 'webhook_event_incomplete');
  await deliver({ event, body, feedBegan });
  return undefined;
}

interface CompleteBody {
  readonly body: string;
  /** The sections that are null because billing is unavailable or has not applied the event yet. */
  readonly missing: ReadonlySet<string>;
}

/** Renders the body of an event's deliveries, of an order with the billing sections. */
export async function completeBody(
  event: DomainEvent<OrderEvent__Output>,
  deps: Pick<CompletingDeps, 'billing' | 'log'>,
): Promise<CompleteBody> {
  if (!needsBilling(event)) return { body: eventBody(event), missing: new Set() };
  const { order } = event.data;
  if (order === null) throw new Error('a pending event has no order');
  try {
    const billing = await deps.billing.getOrderBilling({ orderId: order.id }, customerOf(event, order));
    const missing = new Set<string>(pendingSections(order, billing));
    return { body: eventBody(event, currentSections(billing, missing)), missing };
  } catch (error) {
    deps.log.warn({ err: error, event_id: event.id, tenant_id: event.tenantId }, 'webhook_billing_unavailable');
    return { body: eventBody(event), missing: new Set(['invoices', 'payment_session']) };
  }
}

/** Billing returns an order only to its customer. It uses the scope of the caller, so the settings of the store do not matter. */
const customerOf = (scope: Scope, { currency, customerId, gctRate, storeName }: Order__Output) =>
  serviceCaller(scope, { ...NO_STORE, name: storeName, currency, gctRate }, { customerId });

/** Step 3 for completed events of a store: those that no other process has dispatched before. */
export async function dispatchCompleted(deps: DispatchDeps & Pick<WebhooksDeps, 'db'>, completed: readonly RenderedEvent[]): Promise<void> {
  const scope = completed[0]?.event;
  if (scope === undefined) return;
  await inTransaction(deps.db, async (trx) => {
    const receivers = await lockReceivers(trx, scope, completed);
    const events = completed.map(({ event }) => event);
    if (receivers.isSequenced) await lockSequences(trx, scope, events);
    const deleted = new Set(await deletePendingEvents(trx, scope, events));
    await dispatch(
      trx,
      scope,
      completed.filter(({ event }) => deleted.has(event)),
      receivers,
      deps,
    );
  });
}

/**
 * Step 3: writes the deliveries of events of a store, and stores the events for its feed and its listeners. The delivery of a disabled subscription is only stored, so
 * that it can be replayed. Call it last in the transaction, because the positions of stored events are assigned under a lock.
 */
async function dispatch(
  trx: Trx,
  scope: Scope,
  rendered: readonly RenderedEvent[],
  { heard, isFeedOn, isSequenced, subscribers }: Receivers,
  { newId, now, onPending, onStored }: DispatchDeps,
): Promise<void> {
  if (rendered.length === 0) return;
  const deliveries = rendered.flatMap(({ body, event }) =>
    (subscribers.get(event) ?? []).map(({ id: subscriptionId, status, isFailing, ordering }) => ({
      id: newId(),
      subscriptionId,
      status: status === 'ACTIVE' ? ('PENDING' as const) : ('DISCARDED' as const),
      event: event.type,
      eventId: event.id,
      body,
      traceparent: event.traceparent,
      aggregate: sequenceOf(event),
      position: event.position ?? null,
      isOrdered: ordering === 'AGGREGATE',
      isFailing,
    })),
  );
  const events = rendered.map(({ event }) => event);
  if (isSequenced && (await advanceSequences(trx, scope, events))) onPending();
  if (deliveries.length > 0) await insertDeliveries(trx, scope, deliveries, now());
  const stored = rendered
    .filter(({ event }) => isFeedOn || heard.has(event))
    .map(({ body, event, feedBegan }) => ({ event: event.type, eventId: event.id, body, feedBegan, isHeard: heard.has(event) }));
  if (stored.length === 0) return;
  await storeEvents(trx, scope, stored);
  onStored(scope);
}

/** Step 4: signs the body of a claimed delivery and sends it once. Every failure is an outcome, also a secret that cannot be decrypted. */
export async function attemptDelivery(
  claim: Claim,
  { client, secrets, now }: { client: WebhookClient; secrets: SecretBox; now: () => Date },
): Promise<AttemptOutcome> {
  const startedAt = now();
  const started = performance.now();
  const ended = (rest: Pick<AttemptOutcome, 'responseStatus' | 'failure' | 'retryAfter'>): AttemptOutcome => ({
    startedAt,
    durationMs: Math.round(performance.now() - started),
    ...rest,
  });
  const opened = openRequest(claim, secrets);
  if (opened === undefined) return ended({ responseStatus: null, failure: 'secret_unreadable', retryAfter: null });
  const body = Buffer.from(claim.body, 'utf8');
  const { attempt, event, eventId, id: deliveryId } = claim;
  const signed = deliveryHeaders({ event, eventId, deliveryId, attempt, body, sentAt: startedAt }, opened.signing);
  const headers = { ...opened.headers, ...signed };
  try {
    const { status, retryAfter } = await client.post({ url: claim.endpointUrl, tenantId: claim.tenantId, headers, body });
    return ended({ responseStatus: status, failure: failureReasonOfStatus(status), retryAfter });
  } catch (error) {
    return ended({ responseStatus: null, failure: failureReasonOfError(error), retryAfter: null });
  }
}
