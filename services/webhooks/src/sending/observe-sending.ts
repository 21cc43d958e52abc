import { durations, gauges } from '@storefront/telemetry';
import type { AttemptOutcome } from '../domain/delivery.ts';
import { countDue } from '../store/claims.ts';
import { countPending } from '../store/pending-events.ts';
import type { Db } from '../store/schema.ts';

/** Registers the metrics of sending. Every process reports the same deliveries as due, and its own attempts. */
export function observeSending(db: Db) {
  const record = durations('storefront.webhook.attempt.duration', 'Duration of the attempts to deliver a webhook.');
  const stopObserving = gauges(
    {
      'storefront.webhook.deliveries.due': {
        description: 'Deliveries that are due and have not been sent, and events whose deliveries have not been written.',
      },
      'storefront.webhook.events.pending': { description: 'Order events that wait for billing.' },
    },
    async () => {
      const { forBilling, others } = await countPending(db);
      return [[{ 'storefront.webhook.deliveries.due': (await countDue(db)) + others, 'storefront.webhook.events.pending': forBilling }]];
    },
  );
  return {
    /** Removes the gauges. */
    stopObserving,
    recordAttempt: ({ durationMs, failure }: AttemptOutcome): void => record(durationMs / 1000, { outcome: failure ?? 'delivered' }),
  };
}
