import { createHmac } from 'node:crypto';
import { type Schemas, settle } from '@storefront/client';
import { isAppError } from '@storefront/errors';
import { type ConnectionStep, keepTrying } from '../events/keep-trying.ts';
import type { PublicApi } from '../public-api.ts';

/** The events while listening. */
export type ListenStep =
  | { readonly kind: 'event'; readonly received: Schemas['ReceivedWebhookEvent'] }
  | ConnectionStep
  /** Events were dropped. Their number is unknown if the listener had expired. */
  | { readonly kind: 'missed'; readonly events: number | undefined };

type Received = Schemas['ReceivedWebhookEvents'];
type Listener = Schemas['WebhookListener'];
type EventTypes = Schemas['EventType'][];

/** The longest wait that the API allows. */
const WAIT_SECONDS = 5;
/** The API may be away when the command stops. The listener expires by itself. */
const DELETE_MS = 2_000;

/** Derives a signing secret from an API key, so that it is the same whenever a developer listens with that key. The key cannot be derived from it. */
const signingSecretOf = (key: string): string => `whsec_${createHmac('sha256', key).update('storefront webhooks listen').digest('base64')}`;

/** Creates a listener to these events, or to all events if there are none. */
export async function createListener({ client, bodyOf, key }: PublicApi, events: EventTypes, signal: AbortSignal): Promise<Listener> {
  const body = { ...(events.length > 0 && { event_types: events }), signing_secret: signingSecretOf(key) };
  return (await bodyOf(client.POST('/v1/webhook-listeners', { body, signal }))).data;
}

/**
 * Yields the events of a listener until `signal` is aborted. An event counts as handled when the next one is requested. After a lost connection it goes on where
 * it was, with another listener if this one has expired. On its end it deletes the listener.
 */
export async function* receiveEvents(api: PublicApi, first: Listener, events: EventTypes, signal: AbortSignal): AsyncGenerator<ListenStep> {
  let listener = first;
  let cursor: string | undefined;
  try {
    while (!signal.aborted) {
      const received = yield* nextEvents(api, listener.id, cursor, signal);
      if (received === 'expired') {
        listener = yield* keepTrying(() => createListener(api, events, signal), signal);
        cursor = undefined;
        yield { kind: 'missed', events: undefined };
        continue;
      }
      if (received.missed > 0) yield { kind: 'missed', events: received.missed };
      for (const event of received.data) {
        if (signal.aborted) return;
        yield { kind: 'event', received: event };
        cursor = event.cursor;
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    const params = { path: { listener_id: listener.id } };
    await settle(api.client.DELETE('/v1/webhook-listeners/{listener_id}', { params, signal: AbortSignal.timeout(DELETE_MS) }));
  }
}

/** Waits for the next events, also while the API does not respond. */
async function* nextEvents(
  { client, bodyOf }: PublicApi,
  listenerId: string,
  cursor: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<ListenStep, Received | 'expired'> {
  const params = { path: { listener_id: listenerId }, query: { wait_seconds: WAIT_SECONDS, cursor } };
  try {
    return yield* keepTrying(() => bodyOf(client.GET('/v1/webhook-listeners/{listener_id}/events', { params, signal })), signal);
  } catch (error) {
    if (isAppError(error, 'not_found')) return 'expired';
    throw error;
  }
}
