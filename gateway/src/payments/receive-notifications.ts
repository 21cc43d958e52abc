import { callerOf } from '../http/caller-of.ts';
import type { Middleware } from '../http/exchange.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import { readBytes } from '../http/read-body.ts';
import { writeAnswer } from '../http/write-answer.ts';
import type { PaymentDoor } from './payment-door.ts';

const PATH = /^\/payments\/notifications\/([a-z]{1,32})(?:\?|$)/;
/** A notification of the largest gateways is a few KiB. */
const NOTIFICATION_BYTES_MAX = 256 * 1024;

/**
 * `POST /payments/notifications/{provider}`: without a key, believed by the signature in `{provider}-signature` over the raw bytes. 204 once what
 * it says is written, so that a gateway repeats whatever was not.
 */
export const receiveNotifications =
  ({ billing }: PaymentDoor): Middleware =>
  async (request, response, next) => {
    const provider = PATH.exec(request.url)?.[1];
    if (provider === undefined) return next();
    const { exchange } = response.locals;
    if (request.method !== 'POST') throw methodNotAllowed(exchange, ['POST']);
    const signature = request.headers[`${provider}-signature`];
    const body = await readBytes(request, NOTIFICATION_BYTES_MAX);
    await billing.receiveNotification({ provider, body, signature: typeof signature === 'string' ? signature : '' }, callerOf(exchange));
    writeAnswer(response, 204, undefined, ['Cache-Control', 'no-store']);
  };
