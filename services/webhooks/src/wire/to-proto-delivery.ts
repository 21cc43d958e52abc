import type { Delivery as ProtoDelivery } from '@storefront/proto/storefront/webhooks/v1/Delivery';
import type { Delivery } from '../domain/delivery.ts';
import type { DeliveryDetail } from '../store/deliveries.ts';

/** Converts a delivery for lists, without attempts and body. */
export const toProtoDelivery = (delivery: Delivery): ProtoDelivery => ({
  id: delivery.id,
  subscriptionId: delivery.subscriptionId,
  event: delivery.event,
  eventId: delivery.eventId,
  status: delivery.status,
  attemptCount: delivery.attemptCount,
  nextAttemptAt: delivery.nextAttemptAt?.toISOString(),
  deliveredAt: delivery.deliveredAt?.toISOString(),
  createdAt: delivery.createdAt.toISOString(),
  lastResponseStatus: delivery.lastResponseStatus ?? undefined,
  lastFailure: delivery.lastFailure ?? undefined,
});

/** Converts a delivery with its attempts and body. */
export const toProtoDeliveryDetail = ({ delivery, attempts, body }: DeliveryDetail): ProtoDelivery => ({
  ...toProtoDelivery(delivery),
  attempts: attempts.map((attempt) => ({
    number: attempt.number,
    startedAt: attempt.startedAt.toISOString(),
    durationMs: attempt.durationMs,
    responseStatus: attempt.responseStatus ?? undefined,
    failure: attempt.failure ?? undefined,
  })),
  body,
});
