import type { Subscription as ProtoSubscription } from '@storefront/proto/storefront/webhooks/v1/Subscription';
import { toMessage } from '@storefront/rpc';
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
  lastDelivery: subscription.lastDelivery === null ? undefined : toMessage(subscription.lastDelivery),
  createdAt: subscription.createdAt.toISOString(),
  updatedAt: subscription.updatedAt.toISOString(),
});
