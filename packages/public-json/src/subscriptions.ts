import type { Subscription__Output } from '@storefront/proto/storefront/webhooks/v1/Subscription';
import { orNull, text } from './values.ts';

/** Renders a webhook subscription without its secret. */
export function renderSubscription(subscription: Subscription__Output) {
  return {
    id: subscription.id,
    endpoint_url: subscription.endpointUrl,
    event_types: subscription.eventTypes,
    description: text(subscription.description),
    status: subscription.status,
    signing_secret_hint: subscription.signingSecretHint,
    consecutive_failures: subscription.consecutiveFailures,
    disabled_at: text(subscription.disabledAt),
    disabled_reason: text(subscription.disabledReason),
    last_delivery: orNull(subscription.lastDelivery, ({ id, event, status, responseStatus, at }) => ({
      id,
      event,
      status,
      response_status: responseStatus ?? null,
      at,
    })),
    created_at: subscription.createdAt,
    updated_at: subscription.updatedAt,
  };
}

/** Renders the response of create and rotate, the only responses that contain the secret. */
export function renderSubscriptionWithSecret(subscription: Subscription__Output, signingSecret: string) {
  return { ...renderSubscription(subscription), signing_secret: signingSecret };
}
