import { invalid } from '@storefront/errors';
import type { WebhooksHandler } from '../deps.ts';
import { ROTATION_OVERLAP_HOURS } from '../domain/subscription.ts';
import { newSealedKeyPair } from '../signing/seal-options.ts';
import { newSigningSecret, secretHint } from '../signing/secrets.ts';
import { rotateSecret as rotateStored } from '../store/rotate-secret.ts';
import { toProtoSubscription } from '../wire/to-proto-subscription.ts';

const HOUR_MS = 3_600_000;

/** Creates a new signing secret, which is returned only here, and a new key pair if there is one. The old ones also keep signing for a day or the given hours; 0 revokes it immediately. */
export const rotateSecret: WebhooksHandler<'RotateSecret'> =
  ({ db, secrets, now }) =>
  async ({ subscriptionId, overlapHours = ROTATION_OVERLAP_HOURS }, caller) => {
    if (overlapHours > ROTATION_OVERLAP_HOURS) throw invalid('overlap_hours', `must be at most ${ROTATION_OVERLAP_HOURS}`);
    const owner = { tenantId: caller.tenantId, mode: caller.mode, subscriptionId };
    const signingSecret = newSigningSecret();
    const at = now();
    const subscription = await rotateStored(db, caller, subscriptionId, {
      secretSealed: secrets.seal(signingSecret, owner),
      secretHint: secretHint(signingSecret),
      keyPair: newSealedKeyPair(secrets, owner),
      now: at,
      overlapUntil: new Date(at.getTime() + overlapHours * HOUR_MS),
    });
    return { subscription: toProtoSubscription(subscription), signingSecret };
  };
