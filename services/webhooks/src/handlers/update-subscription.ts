import { invalidAll } from '@storefront/errors';
import type { UpdateSubscriptionRequest__Output } from '@storefront/proto/storefront/webhooks/v1/UpdateSubscriptionRequest';
import type { WebhooksHandler } from '../deps.ts';
import { subscriptionErrors } from '../domain/subscription-errors.ts';
import { getSubscription, type SubscriptionChange, updateSubscription as updateStored } from '../store/subscriptions.ts';
import { toProtoSubscription } from '../wire/to-proto-subscription.ts';

/** Changes the fields in the request. */
export const updateSubscription: WebhooksHandler<'UpdateSubscription'> =
  ({ db, checkEndpoint, now }) =>
  async (request, caller) => {
    await getSubscription(db, caller, request.subscriptionId);
    const change = toChange(request);
    const endpointFault = change.endpointUrl === undefined ? undefined : await checkEndpoint(change.endpointUrl, caller.tenantId);
    const faults = subscriptionErrors({ ...request, eventTypes: change.eventTypes }, endpointFault);
    if (faults.length > 0) throw invalidAll(faults);

    const subscription = await updateStored(db, caller, request.subscriptionId, { change, now: now() });
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
