import { type Storefront, unwrap, verifyWebhook, type WebhookEvent, WebhookVerificationError } from '@storefront/client';
import { SEQUENCED_EVENT_TYPES } from '@storefront/contract';
import express, { Router } from 'express';
import type { Activity, ReceivedWebhook } from './activity.ts';

/** Identifies this server's subscriptions, also those of the starts before. */
const DESCRIPTION = 'The developer page of the demo store';
/** Enough for the largest order. */
const BODY_BYTES_MAX = 4 * 1024 * 1024;
/** The gateway may still be starting. */
const RETRY_MS = 5_000;

/** The webhook endpoint of this server. */
export type WebhookReceiver = ReturnType<typeof webhookReceiver>;

/** Creates the endpoint; `url` is its address for the API. */
export function webhookReceiver(storefront: Storefront, activity: Activity, url: string) {
  let secret: string | undefined;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  /** Subscribes the endpoint, and tries again until it succeeds or is stopped. */
  const start = async (): Promise<void> => {
    try {
      secret = await subscribe(storefront, url);
      activity.subscription(`Subscribed. The API delivers events to ${url}.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      activity.subscription(`Not subscribed yet: ${reason}`);
      if (!isStopped) retry = setTimeout(() => void start(), RETRY_MS).unref();
    }
  };
  const router = Router();
  router.post('/', express.raw({ type: () => true, limit: BODY_BYTES_MAX }), async ({ headers, body: raw }, response) => {
    const body: Buffer = Buffer.isBuffer(raw) ? raw : Buffer.alloc(0);
    const event = secret === undefined ? null : await verifyWebhook({ headers, body }, { secret }).catch(onlyRejections);
    activity.received({ is_verified: event !== null, event: event && shownPart(event) });
    response.status(event === null ? 401 : 204).end();
  });
  return {
    router,
    start,
    stop(): void {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}

/** Subscribes `url` to the sequenced events and returns the signing secret, which the API shows only once. Deletes the subscription of the start before. */
async function subscribe({ GET, POST, DELETE }: Storefront, url: string): Promise<string> {
  for (const { id, description } of await unwrap(GET('/v1/webhooks'))) {
    if (description === DESCRIPTION) await unwrap(DELETE('/v1/webhooks/{subscription_id}', { params: { path: { subscription_id: id } } }));
  }
  const body = { endpoint_url: url, event_types: [...SEQUENCED_EVENT_TYPES], description: DESCRIPTION };
  return (await unwrap(POST('/v1/webhooks', { body }))).signing_secret;
}

function onlyRejections(error: unknown): null {
  if (error instanceof WebhookVerificationError) return null;
  throw error;
}

/** The URL of a payment page lets anyone pay or cancel, so it is not shown. */
function shownPart({ id, type, data }: WebhookEvent): ReceivedWebhook['event'] {
  const hidden = (name: string, value: unknown): unknown => (name === 'redirect_url' && value !== null ? '(hidden)' : value);
  return { id, type, data: JSON.parse(JSON.stringify(data, hidden)) as unknown };
}
