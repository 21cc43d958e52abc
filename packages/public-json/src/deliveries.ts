import type { Delivery__Output } from '@storefront/proto/storefront/webhooks/v1/Delivery';
import { text } from './values.ts';

/** Renders a delivery as shown in lists. */
export function renderDeliveryRow(delivery: Delivery__Output) {
  return {
    id: delivery.id,
    subscription_id: delivery.subscriptionId,
    event: delivery.event,
    event_id: delivery.eventId,
    status: delivery.status,
    attempt_count: delivery.attemptCount,
    next_attempt_at: text(delivery.nextAttemptAt),
    delivered_at: text(delivery.deliveredAt),
    created_at: delivery.createdAt,
    last_response_status: delivery.lastResponseStatus ?? null,
    last_failure: text(delivery.lastFailure),
  };
}

/** Renders a delivery with its attempts and the exact text that is signed and sent. */
export function renderDelivery(delivery: Delivery__Output) {
  return {
    ...renderDeliveryRow(delivery),
    attempts: delivery.attempts.map((attempt) => ({
      number: attempt.number,
      started_at: attempt.startedAt,
      duration_ms: attempt.durationMs,
      response_status: attempt.responseStatus ?? null,
      failure: text(attempt.failure),
    })),
    body: text(delivery.body),
  };
}
