import type { WebhooksHandler } from '../deps.ts';
import { expiryOf, parseListener } from '../domain/listener.ts';
import { newSigningSecret } from '../signing/secrets.ts';
import { insertListener } from '../store/listeners.ts';

/** Creates a listener. A developer's tool can bring its own secret, so that it stays the same from one listener to the next. */
export const createListener: WebhooksHandler<'CreateListener'> =
  ({ db, secrets, newId }) =>
  async (request, caller) => {
    const eventTypes = parseListener(request);
    const id = newId();
    const signingSecret = request.signingSecret ?? newSigningSecret();
    const secretSealed = secrets.seal(signingSecret, { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: id });
    const listener = await insertListener(db, caller, { id, eventTypes, secretSealed });
    return {
      listener: {
        id: listener.id,
        eventTypes: [...listener.eventTypes],
        createdAt: listener.createdAt.toISOString(),
        expiresAt: expiryOf(listener).toISOString(),
      },
      signingSecret,
    };
  };
