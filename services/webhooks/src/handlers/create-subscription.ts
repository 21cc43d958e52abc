import { invalidAll } from '@storefront/errors';
import type { WebhooksHandler } from '../deps.ts';
import { subscriptionErrors } from '../domain/subscription-errors.ts';
import { sealOptions } from '../signing/seal-options.ts';
import { newSigningSecret, secretHint } from '../signing/secrets.ts';
import { insertSubscription } from '../store/subscriptions.ts';
import { requestedOptions } from '../wire/requested-options.ts';
import { toProtoSubscription } from '../wire/to-proto-subscription.ts';

/** Registers an endpoint. The signing secret is returned only here. */
export const createSubscription: WebhooksHandler<'CreateSubscription'> =
  ({ db, secrets, checkEndpoint, newId, now }) =>
  async ({ endpointUrl, eventTypes, description, ...fields }, caller) => {
    const options = requestedOptions(fields);
    const violations = subscriptionErrors({ eventTypes, description, ...options }, await checkEndpoint(endpointUrl, caller.tenantId));
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
