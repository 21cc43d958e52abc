import type { FairQueue } from '@storefront/fair-queue';
import { limitedAddress } from '../access/limits/client-address.ts';
import type { RateLimiter } from '../access/limits/rate-limiter.ts';
import { occupy } from '../http/checks/acquire-permit.ts';
import { callerOf } from '../http/context/caller-of.ts';
import type { Middleware } from '../http/context/request-context.ts';
import { writeResponse } from '../http/replies/write-response.ts';
import { acceptMethod } from '../http/routing/accept-method.ts';
import { limitClient, NOTIFICATION_LIMIT } from './limit-clients.ts';
import type { PaymentClient } from './payment-client.ts';

const PATH = /^\/payments\/notifications\/([a-z]{1,32})(?:\/([0-9a-f-]{36}))?(?:\?|$)/;
const NOTHING = Buffer.alloc(0);

/**
 * Handles `POST /payments/notifications/{provider}` and `POST /payments/notifications/{provider}/{store ID}`; the store selects the secret that the
 * signature must match. It requires no key: the signature in `{provider}-signature` over the raw bytes authenticates it. It returns
 * 204 only after the notification is stored, so that the payment gateway retries everything else.
 */
export const receiveNotifications =
  ({ billing }: PaymentClient, limiter: Pick<RateLimiter, 'charge'>, permits: FairQueue): Middleware =>
  async (request, response, next) => {
    const [, provider, storeId] = PATH.exec(request.url) ?? [];
    if (provider === undefined) return next();
    const { context } = response.locals;
    if (!acceptMethod(request, response, ['POST', 'OPTIONS'])) return;
    await context.incoming?.settled();
    await occupy(response, permits, { store: NOTIFICATION_LIMIT.tenantId, client: limitedAddress(request.ip) });
    await limitClient(limiter, NOTIFICATION_LIMIT, request);
    const signature = request.headers[`${provider}-signature`];
    const body = context.incoming?.bytes() ?? NOTHING;
    await billing.receiveNotification(
      { provider, storeId, body, signature: typeof signature === 'string' ? signature : '' },
      callerOf(context),
    );
    writeResponse(response, 204, undefined, ['Cache-Control', 'no-store']);
  };
