import type { Subscription as ProtoSubscription } from '@storefront/proto/storefront/webhooks/v1/Subscription';
import type { Subscription } from '../domain/subscription.ts';

/** Converts a subscription, without its secret. */
export const toProtoSubscription = (subscription: Subscription): ProtoSubscription => ({
  id: subscription.id,
  endpointUrl: subscription.endpointUrl,
  eventTypes: [...subscription.eventTypes],
  description: subscription.description ?? undefined,
  status: subscription.status,
  signingSecretHint: subscription.secretHint,
  consecutiveFailures: subscription.consecutiveFailures,
  disabledAt: subscription.disabledAt?.toISOString(),
  disabledReason: subscription.disabledReason ?? undefined,
  lastDelivery: subscription.lastDelivery
    ? {
        id: subscription.lastDelivery.id,
        event: subscription.lastDelivery.event,
        status: subscription.lastDelivery.status,
        responseStatus: subscription.lastDelivery.responseStatus ?? undefined,
        at: subscription.lastDelivery.at.toISOString(),
      }
    : undefined,
  createdAt: subscription.createdAt.toISOString(),
  updatedAt: subscription.updatedAt.toISOString(),
});
