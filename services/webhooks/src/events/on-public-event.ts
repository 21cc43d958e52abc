import type { EventHandler } from '@storefront/events';
import type { WebhooksDeps } from '../deps.ts';
import { insertHeldEvent } from '../store/held-events.ts';
import type { Database } from '../store/schema.ts';
import { eventBody } from '../wire/event-body.ts';
import { insertEventDeliveries } from './insert-event-deliveries.ts';

/**
 * Writes the deliveries of an event. An event of an order is held instead, until billing has applied it, because its data includes the invoices
 * and the payment session. Its body is rendered here nevertheless, so that an event that cannot be rendered becomes a dead letter.
 */
export const onPublicEvent =
  (deps: Pick<WebhooksDeps, 'newId' | 'now'>): EventHandler<Database, never> =>
  async (event, trx) => {
    const body = eventBody(event);
    if (event.aggregate === 'order') await insertHeldEvent(trx, event);
    else await insertEventDeliveries(trx, event, body, deps);
  };
