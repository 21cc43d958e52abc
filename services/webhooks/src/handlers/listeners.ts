import { notFound } from '@storefront/errors';
import { wakeSignal } from '@storefront/events';
import { flowOf } from '@storefront/fair-queue';
import type { ListenerEvent as ProtoListenerEvent } from '@storefront/proto/storefront/webhooks/v1';
import { namedId } from '@storefront/rpc';
import type { WebhooksDeps, WebhooksHandler } from '../deps.ts';
import { type ListenerEvent, RECEIVED_MAX, expiryOf, parseListener } from '../domain/listener.ts';
import { EVENTS_WAIT_MS } from '../domain/stored-event.ts';
import { newSigningSecret } from '../signing/secrets.ts';
import { type SigningSecrets, deliveryHeaders } from '../signing/signature-headers.ts';
import {
  type TakenEvents,
  deleteListener as deleteListenerInStore,
  insertListener,
  takeEvents,
  touchListener,
} from '../store/listeners.ts';

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

/**
 * Acknowledges the events up to the cursor and returns those after it, signed like deliveries. Waits for one if there is none. An event is returned again until
 * it is acknowledged, so a lost response loses nothing.
 */
export const receiveEvents: WebhooksHandler<'ReceiveEvents'> =
  ({ db, secrets, eventWaits, signals, now }) =>
  async ({ listenerId, cursor, limit, waitMs }, caller) => {
    const listener = await touchListener(db, caller, listenerId);
    const signing = openSecret(() =>
      secrets.open(listener.secretSealed, { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: listenerId }),
    );
    const wanted = { listenerId, cursor, limit: Math.min(limit || RECEIVED_MAX, RECEIVED_MAX) };
    const take = () => takeEvents(db, caller, wanted);
    const until = performance.now() + Math.min(waitMs, EVENTS_WAIT_MS, (caller.deadlineAt ?? Infinity) - Date.now());
    const ready = await take();
    const mustWait = ready.events.length === 0 && waitMs > 0;
    const { events, missed } = mustWait ? await eventWaits.run(flowOf(caller), () => takeLater(signals, caller, take, until)) : ready;
    return {
      events: events.map((event) => signed(event, listenerId, signing, now())),
      missed,
      expiresAt: expiryOf(listener).toISOString(),
    };
  };

/** Takes events as soon as there are some, and until then waits for events of the store. */
async function takeLater(
  { closing, subscribe }: WebhooksDeps['signals'],
  scope: Parameters<typeof subscribe>[0],
  take: () => Promise<TakenEvents>,
  until: number,
): Promise<TakenEvents> {
  const signal = wakeSignal();
  const unsubscribe = subscribe(scope, signal.wake);
  closing.addEventListener('abort', signal.wake);
  try {
    for (;;) {
      // The first time, because an event may have been stored before the call has subscribed.
      const taken = await take();
      const leftMs = until - performance.now();
      if (taken.events.length > 0 || leftMs <= 0 || closing.aborted) return taken;
      await signal.sleep(leftMs);
    }
  } finally {
    unsubscribe();
    closing.removeEventListener('abort', signal.wake);
  }
}

function signed(event: ListenerEvent, listenerId: string, secrets: SigningSecrets, sentAt: Date): ProtoListenerEvent {
  // The same each time the event is handed out.
  const deliveryId = namedId(`${listenerId} ${event.eventId}`);
  const message = { ...event, deliveryId, body: Buffer.from(event.body, 'utf8'), sentAt };
  return {
    cursor: event.cursor,
    event: event.event,
    eventId: event.eventId,
    headers: deliveryHeaders(message, secrets),
    body: event.body,
  };
}

/** A listener whose secret was encrypted with a key that was removed has ended: its tool creates another one. */
function openSecret(open: () => string): SigningSecrets {
  try {
    return { current: open() };
  } catch {
    throw notFound('webhook listener');
  }
}

/** Deletes a listener with its events. */
export const deleteListener: WebhooksHandler<'DeleteListener'> =
  ({ db }) =>
  async ({ listenerId }, caller) => {
    await deleteListenerInStore(db, caller, listenerId);
    return {};
  };
