import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Schemas, settle } from '@storefront/client';
import { isAppError } from '@storefront/errors';
import { isFinal, type PublicApi } from '../public-api.ts';

/** What happens while listening. */
export type ListenStep =
  | { readonly kind: 'event'; readonly received: Schemas['ReceivedWebhookEvent'] }
  /** The API does not respond. Reported once per outage. */
  | { readonly kind: 'disconnected'; readonly message: string }
  | { readonly kind: 'reconnected' }
  /** Events were dropped. Their number is unknown if the listener had expired. */
  | { readonly kind: 'missed'; readonly events: number | undefined };

type Received = Schemas['ReceivedWebhookEvents'];
type Listener = Schemas['WebhookListener'];
type EventTypes = Schemas['EventType'][];

/** The longest wait that the API allows. */
const WAIT_SECONDS = 5;
const RETRY_FIRST_MS = 250;
const RETRY_MAX_MS = 5_000;
/** The API may be away when the command stops. The listener expires by itself. */
const DELETE_MS = 2_000;

/** Derives a signing secret from an API key, so that it is the same whenever a developer listens with that key. The key cannot be derived from it. */
const signingSecretOf = (key: string): string => `whsec_${createHmac('sha256', key).update('storefront webhooks listen').digest('base64')}`;

/** Creates a listener to these events, or to all events if there are none. */
export async function createListener({ client, answer, key }: PublicApi, events: EventTypes, signal: AbortSignal): Promise<Listener> {
  const body = { ...(events.length > 0 && { event_types: events }), signing_secret: signingSecretOf(key) };
  return (await answer(client.POST('/v1/webhook-listeners', { body, signal }))).data;
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
        listener = await retrying(() => createListener(api, events, signal), signal);
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
  { client, answer }: PublicApi,
  listenerId: string,
  cursor: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<ListenStep, Received | 'expired'> {
  const params = { path: { listener_id: listenerId }, query: { wait_seconds: WAIT_SECONDS, cursor } };
  for (let failures = 0; ; failures += 1) {
    try {
      const received = await answer(client.GET('/v1/webhook-listeners/{listener_id}/events', { params, signal }));
      if (failures > 0) yield { kind: 'reconnected' };
      return received;
    } catch (error) {
      if (isAppError(error, 'not_found')) return 'expired';
      if (signal.aborted || isFinal(error)) throw error;
      if (failures === 0) yield { kind: 'disconnected', message: error instanceof Error ? error.message : String(error) };
      await pause(waitAfter(error, failures), signal);
    }
  }
}

const waitAfter = (error: unknown, failures: number): number =>
  isAppError(error) && error.retryAfterSeconds !== undefined
    ? error.retryAfterSeconds * 1_000
    : Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_MAX_MS);

async function retrying<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || isFinal(error)) throw error;
      await pause(waitAfter(error, failures), signal);
    }
  }
}

/** Waits, but not longer than until the command is stopped. */
const pause = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }).catch(() => undefined);
