import type { Subscription as ProtoSubscription } from '@storefront/proto/storefront/webhooks/v1';
import { toMessage } from '@storefront/rpc';
import type { Subscription } from '../domain/subscription.ts';

/** Stands for the value of a header, which is never returned. */
const HIDDEN = '•••';

/** Converts a subscription, without its secrets. */
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
  filters: subscription.filters.map(({ field, in: values }) => ({ field, in: values.map((value) => JSON.stringify(value)) })),
  headers: Object.fromEntries(subscription.headerNames.map((name) => [name, HIDDEN])),
  ordering: subscription.ordering,
  signatureScheme: subscription.signatureScheme,
  publicKey: subscription.signatureScheme === 'v1a' ? (subscription.publicKey ?? undefined) : undefined,
  maxDeliveriesPerSecond: subscription.maxDeliveriesPerSecond ?? undefined,
  createdAt: subscription.createdAt.toISOString(),
  updatedAt: subscription.updatedAt.toISOString(),
});
