import { AppError } from '@storefront/errors';
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';

/** As many failures in a row mean that the service is gone, not that one call was unlucky. */
const FAILURES_TO_OPEN = 10;
/** One call probes whether the service is back. That costs nothing where nobody listens, so that whoever comes back is soon believed. */
const HALF_OPEN_AFTER_MS = 250;

const isSilence = (error: unknown): boolean =>
  error instanceof AppError && (error.reason === 'downstream_unavailable' || error.reason === 'downstream_timeout');

/** Runs calls to one service; while its breaker is open they fail at once with bad_gateway, also beside the one call that probes it. */
export function breakerFor(service: string): <T>(call: () => Promise<T>) => Promise<T> {
  const policy = circuitBreaker(handleWhen(isSilence), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  const unavailable = (cause?: unknown) =>
    new AppError('bad_gateway', `The ${service} service is unavailable.`, { reason: 'downstream_unavailable', cause });

  return async (call) => {
    // The policy would make everybody wait for the probe, which a frozen service keeps until its deadline.
    if (policy.state === CircuitState.HalfOpen) throw unavailable();
    try {
      return await policy.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? unavailable(error) : error;
    }
  };
}
