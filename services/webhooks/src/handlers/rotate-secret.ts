import type { RotateSecretRequest__Output } from '@storefront/proto/storefront/webhooks/v1/RotateSecretRequest';
import type { RotateSecretResponse } from '@storefront/proto/storefront/webhooks/v1/RotateSecretResponse';
import type { Handler } from '@storefront/rpc';
import type { WebhooksDeps } from '../deps.ts';
import { ROTATION_OVERLAP_MS } from '../domain/subscription.ts';
import { newSigningSecret, secretHint } from '../signing/secrets.ts';
import { rotateSecret as rotateStored } from '../store/rotate-secret.ts';
import { toProtoSubscription } from '../wire/to-proto-subscription.ts';

/** Tells a new signing secret, this once. The old one goes on signing beside it for a day. */
export const rotateSecret =
  ({ db, secrets, now }: WebhooksDeps): Handler<RotateSecretRequest__Output, RotateSecretResponse> =>
  async ({ subscriptionId }, caller) => {
    const { tenantId, mode } = caller;
    const signingSecret = newSigningSecret();
    const at = now();
    const subscription = await rotateStored(db, caller, subscriptionId, {
      secretSealed: secrets.seal(signingSecret, { tenantId, mode, subscriptionId }),
      secretHint: secretHint(signingSecret),
      now: at,
      overlapUntil: new Date(at.getTime() + ROTATION_OVERLAP_MS),
    });
    return { subscription: toProtoSubscription(subscription), signingSecret };
  };
