import { inTransaction, type Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import { currentSections, pendingSections } from '@storefront/order-billing';
import type { OrderEvent__Output } from '@storefront/proto/storefront/events/v1';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1';
import { NO_STORE, serviceCaller } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { waitAfter } from '../domain/held-event.ts';
import { insertEventDeliveries, type RenderedEvent } from '../events/insert-event-deliveries.ts';
import { lockMatchingReceivers } from '../events/lock-matching-receivers.ts';
import { type HeldEvent, releaseHeldEvents, rescheduleHeldEvent } from '../store/held-events.ts';
import { eventBody } from '../wire/event-body.ts';

/** The dependencies of completing events. */
export type CompletingDeps = Pick<WebhooksDeps, 'billing' | 'db' | 'log' | 'newId' | 'now' | 'onStored'>;

/**
 * Writes the deliveries of a claimed event. To one of an order, it adds the billing sections; while billing is unavailable or has not applied the event yet, the
 * event stays held, and the wait until its next try is returned. `deliver` writes the deliveries, together with those of other events. An overdue event is delivered
 * with `null` for the sections that are missing.
 */
export async function completeEvent(
  held: HeldEvent,
  deps: CompletingDeps,
  deliver: (completed: RenderedEvent) => Promise<void> = (completed) => deliverCompleted(deps, [completed]),
): Promise<number | undefined> {
  const { event, feedBegan, isOverdue, tries } = held;
  const billing = await completeBody(event, deps);
  if (!isOverdue && billing.missing.size > 0) return rescheduleHeldEvent(deps.db, { ...scopeOf(event), tries }, waitAfter(tries));
  if (billing.missing.size > 0) deps.log.warn({ ...scopeOf(event), missing: [...billing.missing] }, 'webhook_event_incomplete');
  await deliver({ event, body: billing.body, feedBegan });
  return undefined;
}

/** Ends the holds of completed events of a store and writes their deliveries, in one transaction. */
export async function deliverCompleted(
  { db, newId, now, onStored }: Pick<CompletingDeps, 'db' | 'newId' | 'now' | 'onStored'>,
  completed: readonly RenderedEvent[],
): Promise<void> {
  const scope = completed[0]?.event;
  if (scope === undefined) return;
  await inTransaction(db, async (trx) => {
    const events = completed.map(({ event }) => event);
    const released = new Set(await releaseHeldEvents(trx, scope, events));
    const rendered = completed.filter(({ event }) => released.has(event));
    if (rendered.length === 0) return;
    const receivers = await lockMatchingReceivers(trx, scope, rendered);
    await insertEventDeliveries(trx, scope, rendered, receivers, { newId, now, onStored });
  });
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
  if (event.aggregate !== 'order') return { body: eventBody(event), missing: new Set() };
  const { order } = event.data;
  if (order === null) throw new Error('a held event has no order');
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

const scopeOf = ({ id, mode, tenantId }: DomainEvent<unknown>) => ({ id, mode, tenantId });
