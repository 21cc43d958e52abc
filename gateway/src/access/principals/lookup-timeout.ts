import { AppError } from '@storefront/errors';
import { withTimeout } from '../limits/with-timeout.ts';

/** The same as the deadline of a service call. Without a timeout, a frozen database would block the request forever. */
export const LOOK_UP_MS = 2000;
/** A restarted database is available again within this time. */
const RETRY_AFTER_SECONDS = 1;

/** Returns the result of a database lookup about a caller, or throws a 503 if it fails, times out, or had no turn, because the caller can be neither accepted nor rejected. */
export async function withLookupTimeout<T>(lookup: Promise<T>, lookUpMs = LOOK_UP_MS): Promise<T> {
  try {
    return await withTimeout(lookup, lookUpMs);
  } catch (cause) {
    if (cause instanceof AppError && cause.reason === 'overloaded') throw cause;
    throw new AppError('service_unavailable', 'Credentials cannot be checked right now.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause,
    });
  }
}
