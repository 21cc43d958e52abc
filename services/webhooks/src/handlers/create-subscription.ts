import { invalidAll } from '@storefront/errors';
import type { WebhooksHandler } from '../deps.ts';
import { subscriptionErrors } from '../domain/subscription-errors.ts';
import { newSigningSecret, secretHint } from '../signing/secrets.ts';
import { insertSubscription } from '../store/subscriptions.ts';
import { toProtoSubscription } from '../wire/to-proto-subscription.ts';

/** Registers an endpoint. The signing secret is returned only here. */
export const createSubscription: WebhooksHandler<'CreateSubscription'> =
  ({ db, secrets, checkEndpoint, newId, now }) =>
  async ({ endpointUrl, eventTypes, description }, caller) => {
    const faults = subscriptionErrors({ eventTypes, description }, await checkEndpoint(endpointUrl, caller.tenantId));
    if (faults.length > 0) throw invalidAll(faults);

    const id = newId();
    const signingSecret = newSigningSecret();
    const { tenantId, mode } = caller;
    const subscription = await insertSubscription(db, caller, {
      id,
      endpointUrl,
      eventTypes: [...new Set(eventTypes)],
      description: description || null,
      secretSealed: secrets.seal(signingSecret, { tenantId, mode, subscriptionId: id }),
      secretHint: secretHint(signingSecret),
      now: now(),
    });
    return { subscription: toProtoSubscription(subscription), signingSecret };
  };
