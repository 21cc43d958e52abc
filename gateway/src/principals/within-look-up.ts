import { AppError } from '@storefront/errors';
import { withinBudget } from '../limits/within-budget.ts';

/** As long as any call to a service. A database that has stopped answering, without being gone, would keep the caller waiting for ever. */
const LOOK_UP_MS = 2000;
/** A database that was started again is there by then. */
const RETRY_AFTER_SECONDS = 1;

/** What was looked up in the database about a caller, or a 503 when that failed or took too long: nobody can be let in or refused for it. */
export async function withinLookUp<T>(asked: Promise<T>, lookUpMs = LOOK_UP_MS): Promise<T> {
  try {
    return await withinBudget(asked, lookUpMs);
  } catch (cause) {
    throw new AppError('service_unavailable', 'Callers cannot be checked at the moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause,
    });
  }
}
