import { AppError } from '@storefront/errors';
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { isSilence } from './error-codec.ts';

/** This many consecutive failures mean that the service is down, not that a single call was unlucky. */
const FAILURES_TO_OPEN = 10;
/** How often one call probes the service. Frequent, because a failed connection attempt is cheap, so that recovery is detected quickly. */
const HALF_OPEN_AFTER_MS = 250;

/**
 * Returns a circuit breaker for calls to one service. While it is open, calls fail at once with bad_gateway, except the one that probes.
 * Only calls that the service itself did not answer count: a service that reports the failure of a service behind it is working.
 */
export function breakerFor(service: string): <T>(call: () => Promise<T>) => Promise<T> {
  const policy = circuitBreaker(handleWhen(isSilence), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  const unavailable = (cause?: unknown) =>
    new AppError('bad_gateway', `The ${service} service is unavailable.`, { reason: 'downstream_unavailable', cause });

  return async (call) => {
    // By default the policy makes all callers wait for the probe, which takes until its deadline if the service is frozen.
    if (policy.state === CircuitState.HalfOpen) throw unavailable();
    try {
      return await policy.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? unavailable(error) : error;
    }
  };
}
