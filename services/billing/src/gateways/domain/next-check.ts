import { isLiveSession, type PaymentSession } from './payment-session.ts';

/** A bank can take days to process a payment, and reports the result in a notification. */
export const PROCESSING_CHECK_MS = 60 * 60_000;
/** A page cannot be open for longer than a day at any provider; after that, the provider need not be asked about it. */
const PAGE_LIFETIME_MS = 24 * 60 * 60_000;
/** How long a session past its expiry waits for its gateway to close the page. A payment after that is accepted as late. */
export const UNCONFIRMED_EXPIRY_MS = 2 * 60 * 60_000;

type Checked = Pick<PaymentSession, 'status' | 'expiresAt'>;

/** Returns when the gateway must be asked about a live session again: after `pollEveryMs`, and when the session expires. */
export function nextCheckAt({ status, expiresAt }: Checked, pollEveryMs: number | null, now: Date): Date | null {
  if (pollEveryMs === null || !isLiveSession(status)) return null;
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (status === 'PROCESSING') return after(PROCESSING_CHECK_MS);
  return after(Math.max(0, Math.min(pollEveryMs, expiresAt.getTime() - now.getTime())));
}

/** Reports whether a session need not be checked any more, although its gateway never responded. */
export const isCheckOver = ({ status, expiresAt }: Checked, now: Date): boolean =>
  status !== 'PROCESSING' && now.getTime() - expiresAt.getTime() > PAGE_LIFETIME_MS;
