import { invalidAll } from '@storefront/errors';
import type { UpdateSubscriptionRequest__Output } from '@storefront/proto/storefront/webhooks/v1';
import type { WebhooksHandler } from '../deps.ts';
import { subscriptionErrors } from '../domain/subscription-errors.ts';
import { sealOptions } from '../signing/seal-options.ts';
import { getSubscription, type SubscriptionChange, updateSubscription as updateStored } from '../store/subscriptions.ts';
import { requestedOptions } from '../wire/requested-options.ts';
import { toProtoSubscription } from '../wire/to-proto-subscription.ts';

/** Changes the fields in the request. */
export const updateSubscription: WebhooksHandler<'UpdateSubscription'> =
  ({ db, secrets, checkEndpoint, now }) =>
  async (request, caller) => {
    await getSubscription(db, caller, request.subscriptionId);
    const change = toChange(request);
    const options = requestedOptions(request);
    const endpointViolation = change.endpointUrl === undefined ? undefined : await checkEndpoint(change.endpointUrl, caller.tenantId);
    const { description, status } = request;
    const violations = subscriptionErrors({ description, status, eventTypes: change.eventTypes, ...options }, endpointViolation);
    if (violations.length > 0) throw invalidAll(violations);

    const owner = { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: request.subscriptionId };
    const changed = { ...change, ...sealOptions(options, secrets, owner) };
    const subscription = await updateStored(db, caller, request.subscriptionId, { change: changed, now: now() });
    return { subscription: toProtoSubscription(subscription) };
  };

function toChange({ endpointUrl, eventTypes, description, status }: UpdateSubscriptionRequest__Output): SubscriptionChange {
  return {
    ...(endpointUrl === undefined ? {} : { endpointUrl }),
    ...(eventTypes.length === 0 ? {} : { eventTypes: [...new Set(eventTypes)] }),
    // An empty description removes it.
    ...(description === undefined ? {} : { description: description || null }),
    ...(status === 'ACTIVE' || status === 'DISABLED' ? { status } : {}),
  };
}
