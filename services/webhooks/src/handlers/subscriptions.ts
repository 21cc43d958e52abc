import { invalid, invalidAll } from '@storefront/errors';
import type { UpdateSubscriptionRequest__Output } from '@storefront/proto/storefront/webhooks/v1';
import type { WebhooksHandler } from '../deps.ts';
import { subscriptionViolations } from '../domain/subscription-violations.ts';
import { sealOptions } from '../signing/seal-options.ts';
import { newSigningSecret, secretHint } from '../signing/secrets.ts';
import {
  type SubscriptionChange,
  deleteSubscription as deleteSubscriptionInStore,
  getSubscription as getSubscriptionInStore,
  insertSubscription,
  listSubscriptions as listSubscriptionsInStore,
  updateSubscription as updateSubscriptionInStore,
} from '../store/subscriptions.ts';
import { requestedOptions } from '../wire/requested-options.ts';
import { toProtoSubscription } from '../wire/to-proto-subscription.ts';

/** Registers an endpoint. The signing secret is returned only here. */
export const createSubscription: WebhooksHandler<'CreateSubscription'> =
  ({ db, secrets, checkEndpoint, newId, now }) =>
  async ({ endpointUrl, eventTypes, description, ...fields }, caller) => {
    const options = requestedOptions(fields);
    const violations = subscriptionViolations({ eventTypes, description, ...options }, await checkEndpoint(endpointUrl, caller.tenantId));
    if (violations.length > 0) throw invalidAll(violations);

    const id = newId();
    const signingSecret = newSigningSecret();
    const owner = { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: id };
    const subscription = await insertSubscription(db, caller, {
      id,
      endpointUrl,
      eventTypes: [...new Set(eventTypes)],
      description: description || null,
      secretSealed: secrets.seal(signingSecret, owner),
      secretHint: secretHint(signingSecret),
      options: sealOptions(options, secrets, owner),
      now: now(),
    });
    return { subscription: toProtoSubscription(subscription), signingSecret };
  };

/** Lists all subscriptions of the store; their number is limited, so there are no pages. */
export const listSubscriptions: WebhooksHandler<'ListSubscriptions'> =
  ({ db }) =>
  async (_, caller) => ({ subscriptions: (await listSubscriptionsInStore(db, caller)).map(toProtoSubscription) });

/** Returns a subscription. */
export const getSubscription: WebhooksHandler<'GetSubscription'> =
  ({ db }) =>
  async ({ subscriptionId }, caller) => ({ subscription: toProtoSubscription(await getSubscriptionInStore(db, caller, subscriptionId)) });

/** Changes the fields in the request. */
export const updateSubscription: WebhooksHandler<'UpdateSubscription'> =
  ({ db, secrets, checkEndpoint, now }) =>
  async (request, caller) => {
    await getSubscriptionInStore(db, caller, request.subscriptionId);
    const change = toChange(request);
    const options = requestedOptions(request);
    const endpointViolation = change.endpointUrl === undefined ? undefined : await checkEndpoint(change.endpointUrl, caller.tenantId);
    const { description, status } = request;
    const violations = subscriptionViolations({ description, status, eventTypes: change.eventTypes, ...options }, endpointViolation);
    if (violations.length > 0) throw invalidAll(violations);

    const owner = { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: request.subscriptionId };
    const changed = { ...change, ...sealOptions(options, secrets, owner) };
    const subscription = await updateSubscriptionInStore(db, caller, request.subscriptionId, { change: changed, now: now() });
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

/** Enables or disables a subscription, for operators. */
export const setSubscriptionStatus: WebhooksHandler<'SetSubscriptionStatus'> =
  ({ db, now }) =>
  async ({ subscriptionId, status }, caller) => {
    if (status !== 'ACTIVE' && status !== 'DISABLED') throw invalid('status', 'must be ACTIVE or DISABLED');
    const subscription = await updateSubscriptionInStore(db, caller, subscriptionId, { change: { status }, now: now() });
    return { subscription: toProtoSubscription(subscription) };
  };

/** Deletes a subscription and discards its pending deliveries. */
export const deleteSubscription: WebhooksHandler<'DeleteSubscription'> =
  ({ db, now }) =>
  async ({ subscriptionId }, caller) => {
    await deleteSubscriptionInStore(db, caller, subscriptionId, now());
    return {};
  };
