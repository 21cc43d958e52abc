import type { Request } from 'express';
import type { RateSubject } from '../access/limits/charge-batch.ts';
import { limitedAddress } from '../access/limits/client-address.ts';
import type { RateLimiter } from '../access/limits/rate-limiter.ts';
import { rateLimited } from '../http/checks/limit-rate.ts';

/** Requests without a key belong to no store. */
const outsideStores = (keyId: string, ratePerClient: number, ratePerMinute: number): RateSubject => ({
  tenantId: 'none',
  mode: 'any',
  keyId,
  ratePerMinute,
  ratePerClient,
});

/** Views and choices of the sandbox page from one client address per minute. A shopper needs two or three. */
export const PAGE_CLIENT_RATE = 600;
/** Notifications from one address per minute. A large payment gateway sends those of all stores from a few addresses, and retries a rejected one later. */
export const NOTIFICATION_CLIENT_RATE = 6000;
/** All of them together per minute, for a flood from many addresses. Billing checks about this many signatures on one core. */
export const TOTAL_RATE = 60_000;

/** The limits of the sandbox payment page. */
export const PAGE_LIMIT = outsideStores('sandbox-payments', PAGE_CLIENT_RATE, TOTAL_RATE);
/** The limits of the notification endpoint. */
export const NOTIFICATION_LIMIT = outsideStores('payment-notifications', NOTIFICATION_CLIENT_RATE, TOTAL_RATE);

/** Charges a request without a key to its client address. Throws a 429 if a limit is exceeded. */
export async function limitClient(limiter: Pick<RateLimiter, 'charge'>, limit: RateSubject, request: Request): Promise<void> {
  const decision = await limiter.charge(limit, limitedAddress(request.ip));
  if (!decision.allowed) throw rateLimited(decision);
}
