import { AppError } from '@storefront/errors';

/** A call that waits for a resource is refused for a second, by which time a burst is over. */
const RETRY_AFTER_SECONDS = 1;

/** Creates the 503 of a resource that has no permit in time. Circuit breakers do not count it. */
export const overloaded = (): AppError =>
  new AppError('service_unavailable', 'The service is overloaded.', { reason: 'overloaded', retryAfterSeconds: RETRY_AFTER_SECONDS });
