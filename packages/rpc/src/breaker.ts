import { AppError } from '@storefront/errors';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';

/** As many failures in a row mean that the service is gone, not that one call was unlucky. */
const FAILURES_TO_OPEN = 10;
/** A restarted process is ready within a second or two; one call probes it. */
const HALF_OPEN_AFTER_MS = 1000;

const isSilence = (error: unknown): boolean =>
  error instanceof AppError && (error.reason === 'downstream_unavailable' || error.reason === 'downstream_timeout');

/** Runs calls to one service; while its breaker is open they fail at once with bad_gateway. */
export function breakerFor(service: string): <T>(call: () => Promise<T>) => Promise<T> {
  const policy = circuitBreaker(handleWhen(isSilence), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  return async (call) => {
    try {
      return await policy.execute(call);
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new AppError('bad_gateway', `The ${service} service is unavailable.`, { reason: 'downstream_unavailable', cause: error });
    }
  };
}
