import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { traceHeaders } from '@storefront/telemetry';
import type { WebhooksHandler } from '../deps.ts';
import { PING } from '../domain/delivery.ts';
import { ROTATION_OVERLAP_HOURS } from '../domain/subscription.ts';
import { newSealedKeyPair } from '../signing/seal-options.ts';
import { newSigningSecret, secretHint } from '../signing/secrets.ts';
import { FAILING_AFTER } from '../store/flows.ts';
import { insertDeliveries } from '../store/insert-deliveries.ts';
import { rotateSecret as rotateSecretInStore } from '../store/rotate-secret.ts';
import { lockSubscription } from '../store/subscriptions.ts';
import { pingBody } from '../wire/event-body.ts';
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
    const subscription = await rotateSecretInStore(db, caller, subscriptionId, {
      secretSealed: secrets.seal(signingSecret, owner),
      secretHint: secretHint(signingSecret),
      keyPair: newSealedKeyPair(secrets, owner),
      now: at,
      overlapUntil: new Date(at.getTime() + overlapHours * HOUR_MS),
    });
    return { subscription: toProtoSubscription(subscription), signingSecret };
  };

/** Sends one signed test delivery. A disabled subscription can be pinged too, to check whether its endpoint works again. */
export const pingSubscription: WebhooksHandler<'PingSubscription'> =
  ({ db, newId, now, afterCommit }) =>
  async ({ subscriptionId }, caller) => {
    const deliveryId = newId();
    await inTransaction(db, async (trx) => {
      const { consecutiveFailures, id } = await lockSubscription(trx, caller, subscriptionId);
      const at = now();
      const eventId = newId();
      const body = pingBody({ id: eventId, mode: caller.mode, at, subscriptionId: id });
      const message = { event: PING, eventId, body, traceparent: traceHeaders().traceparent ?? null };
      const order = { aggregate: null, position: null, isOrdered: false, isFailing: consecutiveFailures >= FAILING_AFTER };
      await insertDeliveries(trx, caller, [{ id: deliveryId, subscriptionId: id, status: 'PENDING', ...message, ...order }], at);
    });
    afterCommit(caller);
    return { deliveryId };
  };
