import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GatewayClient } from '../gateway-client.ts';
import type { Activity } from './activity.ts';
import { isSigned } from './is-signed.ts';
import { subscribe } from './subscribe.ts';

/** As large as a delivery can be. */
const BODY_BYTES_MAX = 1024 * 1024;
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
export function webhookReceiver(gateway: GatewayClient, activity: Activity, url: string): WebhookReceiver {
  let secret: string | undefined;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const start = async (): Promise<void> => {
    try {
      secret = await subscribe(gateway, url);
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
  (request: Request, response: Response) => {
    const bytes: Buffer = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const held = secret();
    const isVerified = held !== undefined && isSigned(request.headers, bytes, held);
    activity.received({ is_verified: isVerified, event: isVerified ? eventOf(bytes) : null });
    response.status(isVerified ? 204 : 401).end();
  };

/** Reads a verified event. The URL of a payment page lets anyone pay or cancel, so it is not shown. */
function eventOf(bytes: Buffer): { id: string; type: string; data: unknown } {
  const hidden = (name: string, value: unknown): unknown => (name === 'redirect_url' && value !== null ? '(hidden)' : value);
  const { id, type, data } = JSON.parse(bytes.toString('utf8'), hidden) as { id: string; type: string; data: unknown };
  return { id, type, data };
}
