import { AppError, isAppError } from '@storefront/errors';
import { isSilence } from './error-codec.ts';

/** This many consecutive calls without a response mean that the service is down, not that a single call was unlucky. */
const SILENT_CALLS_TO_OPEN = 10;
/** How often one call probes the service. Frequent, because a failed connection attempt is cheap, so that recovery is detected quickly. */
const PROBE_INTERVAL_MS = 250;
/** A caller that gave up earlier does not know whether the service is silent. Shorter than the budget of an optional section. */
const SILENCE_MS = 500;

/**
 * Returns a circuit breaker for calls to one service. While it is open, calls fail at once with bad_gateway, except the one that probes.
 * Only silence counts. A service responds to every call before its deadline, if only with a timeout or that it is overloaded, so it is working if it responded to the
 * call, or any other call in the meantime.
 */
export function breakerFor(service: string, now: () => number = () => performance.now()): <T>(call: () => Promise<T>) => Promise<T> {
  let respondedAt = Number.NEGATIVE_INFINITY;
  let silentCalls = 0;
  /** When the breaker opened or a probe failed last; undefined while it is closed. */
  let silentAt: number | undefined;
  let isProbing = false;

  const countResponse = (): void => {
    respondedAt = now();
    silentCalls = 0;
    silentAt = undefined;
  };
  const countSilence = (error: unknown, startedAt: number): void => {
    if (silentAt !== undefined || !isEvidence(error, startedAt)) return;
    silentCalls += 1;
    if (silentCalls >= SILENT_CALLS_TO_OPEN) silentAt = now();
  };
  const isEvidence = (error: unknown, startedAt: number): boolean =>
    !isAppError(error, 'gateway_timeout') || (now() - startedAt >= SILENCE_MS && startedAt >= respondedAt);

  return async (call) => {
    const startedAt = now();
    const isProbe = silentAt !== undefined;
    if (silentAt !== undefined && (isProbing || startedAt - silentAt < PROBE_INTERVAL_MS)) throw unavailable(service);
    if (isProbe) isProbing = true;
    try {
      const response = await call();
      countResponse();
      return response;
    } catch (error) {
      if (!isSilence(error)) countResponse();
      else if (isProbe) silentAt = now();
      else countSilence(error, startedAt);
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
}

const unavailable = (service: string): AppError =>
  new AppError('bad_gateway', `The ${service} service is unavailable.`, { reason: 'downstream_unavailable' });
