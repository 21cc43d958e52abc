import { type Storefront, verifyWebhook, type WebhookEvent, WebhookVerificationError } from '@storefront/client';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Activity, ReceivedWebhook } from './activity.ts';
import { subscribe } from './subscribe.ts';

/** Holds the largest order. */
const BODY_BYTES_MAX = 4 * 1024 * 1024;
/** The gateway may still be starting. */
const RETRY_MS = 5_000;

/** The webhook endpoint of this server. */
export interface WebhookReceiver {
  readonly router: Router;
  /** Subscribes the endpoint, and tries again until it succeeds or is stopped. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** Creates the endpoint; `url` is its address for the API. */
export function webhookReceiver(storefront: Storefront, activity: Activity, url: string): WebhookReceiver {
  let secret: string | undefined;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const start = async (): Promise<void> => {
    try {
      secret = await subscribe(storefront, url);
      activity.subscription({ is_subscribed: true, words: `Subscribed. The API delivers events to ${url}.` });
    } catch (fault) {
      const reason = fault instanceof Error ? fault.message : String(fault);
      activity.subscription({ is_subscribed: false, words: `Not subscribed yet: ${reason}` });
      if (!isStopped) retry = setTimeout(() => void start(), RETRY_MS).unref();
    }
  };
  const router = Router();
  router.post(
    '/',
    express.raw({ type: () => true, limit: BODY_BYTES_MAX }),
    receive(activity, () => secret),
  );
  return {
    router,
    start,
    stop() {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}

const receive =
  (activity: Activity, secret: () => string | undefined): RequestHandler =>
  async (request: Request, response: Response) => {
    const body: Buffer = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const held = secret();
    const event =
      held === undefined ? null : await verifyWebhook({ headers: request.headers, body }, { secret: held }).catch(onlyRejections);
    activity.received({ is_verified: event !== null, event: event && shownPart(event) });
    response.status(event === null ? 401 : 204).end();
  };

function onlyRejections(error: unknown): null {
  if (error instanceof WebhookVerificationError) return null;
  throw error;
}

/** The URL of a payment page lets anyone pay or cancel, so it is not shown. */
function shownPart({ id, type, data }: WebhookEvent): ReceivedWebhook['event'] {
  const hidden = (name: string, value: unknown): unknown => (name === 'redirect_url' && value !== null ? '(hidden)' : value);
  return { id, type, data: JSON.parse(JSON.stringify(data, hidden)) as unknown };
}
