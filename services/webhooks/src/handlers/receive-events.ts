import { setTimeout as sleep } from 'node:timers/promises';
import { notFound } from '@storefront/errors';
import { turnOf } from '@storefront/fair-queue';
import type { ListenerEvent as ProtoListenerEvent } from '@storefront/proto/storefront/webhooks/v1/ListenerEvent';
import type { WebhooksHandler } from '../deps.ts';
import { expiryOf, type ListenerEvent, RECEIVE_WAIT_MS, RECEIVED_MAX } from '../domain/listener.ts';
import { deliveryHeaders } from '../signing/delivery-headers.ts';
import type { SigningSecrets } from '../signing/signature-headers.ts';
import { acknowledgeEvents, takeEvents } from '../store/listener-events.ts';
import { touchListener } from '../store/listeners.ts';

/** How often a waiting call looks for events: soon enough for a person, and one indexed query. */
const LOOK_EVERY_MS = 250;

/**
 * Acknowledges the events up to the cursor and returns those after it, signed like deliveries. Waits for one if there is none. An event is returned again until
 * it is acknowledged, so a lost response loses nothing.
 */
export const receiveEvents: WebhooksHandler<'ReceiveEvents'> =
  ({ db, secrets, listenerWaits, now }) =>
  async ({ listenerId, cursor, limit, waitMs }, caller) => {
    const listener = await touchListener(db, caller, listenerId);
    const signing = openSecret(() =>
      secrets.open(listener.secretSealed, { tenantId: caller.tenantId, mode: caller.mode, subscriptionId: listenerId }),
    );
    const wanted = { listenerId, cursor, limit: Math.min(limit || RECEIVED_MAX, RECEIVED_MAX) };
    await acknowledgeEvents(db, caller, wanted);

    const waitUntil = Math.min(Date.now() + Math.min(waitMs, RECEIVE_WAIT_MS), caller.deadlineAt ?? Infinity);
    const take = () => takeEvents(db, caller, wanted);
    const waiting = async (): Promise<readonly ListenerEvent[]> => {
      for (;;) {
        await sleep(LOOK_EVERY_MS);
        const events = await take();
        if (events.length > 0 || Date.now() + LOOK_EVERY_MS > waitUntil) return events;
      }
    };
    const ready = await take();
    const canWait = ready.length === 0 && Date.now() + LOOK_EVERY_MS <= waitUntil;
    const events = canWait ? await listenerWaits.run(turnOf(caller), waiting) : ready;
    const [first] = events;
    return {
      events: events.map((event) => signed(event, signing, now())),
      // The events of a listener are numbered without gaps.
      missed: first === undefined ? 0 : first.sequence - cursor - 1,
      expiresAt: expiryOf(listener).toISOString(),
    };
  };

function signed(event: ListenerEvent, secrets: SigningSecrets, sentAt: Date): ProtoListenerEvent {
  const message = { ...event, body: Buffer.from(event.body, 'utf8'), sentAt };
  return {
    cursor: event.sequence,
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
