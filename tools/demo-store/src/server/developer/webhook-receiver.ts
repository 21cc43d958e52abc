import {
  type Storefront,
  unwrap,
  verifyWebhook,
  type WebhookEvent,
  type WebhookRequest,
  WebhookVerificationError,
} from '@storefront/client';
import { SEQUENCED_EVENT_TYPES } from '@storefront/contract';
import express, { Router } from 'express';
import type { Activity, DeliveredEvent } from './activity.ts';

/** Identifies this server's subscriptions, also those of the starts before. */
const DESCRIPTION = 'The developer page of the demo store';
/** Enough for the largest order. */
const BODY_BYTES_MAX = 4 * 1024 * 1024;
/** The gateway may still be starting. */
const RETRY_MS = 5_000;

interface OwnSubscription {
  readonly id: string;
  readonly signing_secret: string;
}

/** The webhook endpoint of this server. */
export type WebhookReceiver = ReturnType<typeof webhookReceiver>;

/** Creates the endpoint; `url` is its address for the API. */
export function webhookReceiver(storefront: Storefront, activity: Activity, url: string) {
  let own: OwnSubscription | undefined;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  /** Subscribes the endpoint, and tries again until it succeeds or is stopped. */
  const start = async (): Promise<void> => {
    try {
      own = await subscribe(storefront, url);
      activity.subscription(`Subscribed. The API delivers events to ${url}.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      activity.subscription(`Not subscribed yet: ${reason}`);
      if (!isStopped) retry = setTimeout(() => void start(), RETRY_MS).unref();
    }
  };
  let sharing: Promise<readonly string[]> | undefined;
  /** Why the signature is not that of this server's subscription. Deliveries that arrive together share one request to the API. */
  const mismatch = async ({ id }: OwnSubscription): Promise<string> => {
    sharing ??= otherSubscriptions(storefront, url, id).finally(() => (sharing = undefined));
    const others = (await sharing).map((other) => ` Subscription ${other} also sends to this URL, with a secret of its own.`);
    return `The delivery was not signed with the secret of subscription ${id}.${others.join('')}`;
  };
  const verify = async (request: WebhookRequest): Promise<WebhookEvent | string> => {
    if (own === undefined) return 'There is no subscription yet.';
    try {
      return await verifyWebhook(request, { secret: own.signing_secret });
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      return error.reason === 'signature_mismatch' ? await mismatch(own) : error.message;
    }
  };
  const router = Router();
  router.post('/', express.raw({ type: () => true, limit: BODY_BYTES_MAX }), async ({ headers, body: raw }, response) => {
    const body: Buffer = Buffer.isBuffer(raw) ? raw : Buffer.alloc(0);
    const result = await verify({ headers, body });
    const isVerified = typeof result !== 'string';
    activity.received(isVerified ? { is_verified: true, event: shownPart(result) } : { is_verified: false, event: null, reason: result });
    response.status(isVerified ? 204 : 401).end();
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

/** Subscribes `url` to the sequenced events; only this response has the signing secret. Deletes the subscription of the start before. */
async function subscribe({ GET, POST, DELETE }: Storefront, url: string): Promise<OwnSubscription> {
  for (const { id, description } of await unwrap(GET('/v1/webhooks'))) {
    if (description === DESCRIPTION) await unwrap(DELETE('/v1/webhooks/{subscription_id}', { params: { path: { subscription_id: id } } }));
  }
  const body = { endpoint_url: url, event_types: [...SEQUENCED_EVENT_TYPES], description: DESCRIPTION };
  return await unwrap(POST('/v1/webhooks', { body }));
}

/** The IDs of the other subscriptions that send to `url`; an empty list if the API cannot be reached. */
async function otherSubscriptions({ GET }: Storefront, url: string, ownId: string): Promise<readonly string[]> {
  const all = await unwrap(GET('/v1/webhooks')).catch(() => []);
  return all.filter(({ id, endpoint_url }) => id !== ownId && endpoint_url === url).map(({ id }) => id);
}

/** The URL of a payment page lets anyone pay or cancel, so it is not shown. */
function shownPart({ id, type, data }: WebhookEvent): DeliveredEvent {
  const hidden = (name: string, value: unknown): unknown => (name === 'redirect_url' && value !== null ? '(hidden)' : value);
  return { id, type, data: JSON.parse(JSON.stringify(data, hidden)) as unknown };
}
