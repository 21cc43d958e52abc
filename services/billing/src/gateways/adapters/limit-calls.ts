import { AppError } from '@storefront/errors';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import type { CallOptions } from './payment-gateway.ts';

/** A payment provider that takes longer is treated as unavailable; its outcome is unknown. */
export const GATEWAY_TIMEOUT_MS = 10_000;
/** Concurrent calls of one store to its payment gateway. At half a second each, 16 pages are opened per second and process. */
export const GATEWAY_CALLS_MAX = 8;
/** Calls of one store that wait for the others. They give up at their own deadline. */
export const GATEWAY_CALLS_WAITING_MAX = 32;
/** Of both, those of one shopper. Others of the same shopper wait apart from them, and leave the rest to other shoppers. */
export const GATEWAY_CALLS_PER_SHOPPER_MAX = 2;
/** This many consecutive failures mean that the provider is down. */
const FAILURES_TO_OPEN = 5;
/** How often one call probes a provider that is down. */
const HALF_OPEN_AFTER_MS = 5_000;
/** A call that the provider is still processing for an earlier attempt is repeated after this time. */
const BUSY_RETRY_MS = 300;
const BUSY_RETRIES = 5;
/** A call with less time is not made: it would probably end without an outcome, which says nothing about the provider. */
const CALL_MS_MIN = 1000;
/** Time for the error to reach the caller before its own deadline. */
const RESPONSE_MS = 400;

/** How the errors of a provider's library are classified. */
export interface ProviderErrors {
  /** Whether the provider did not respond, or failed itself. */
  isOutage(error: unknown): boolean;
  /** Whether the provider is still processing an earlier call with the same idempotency key. */
  isBusy(error: unknown): boolean;
}

/** The options of a call, and the customer who waits for it. */
export interface ShopperCallOptions extends CallOptions {
  readonly shopper?: string;
}

/** Runs a call within the limits. `timeoutMs` is the time that it has; it should pass this to the provider's library. */
export type LimitedCall = <T>(call: (timeoutMs: number) => Promise<T>, options?: ShopperCallOptions) => Promise<T>;

/**
 * Returns a function that runs the calls of one store to its payment gateway: a few at once, each with a time limit, and behind a circuit
 * breaker. If a provider is slow or down, the call fails with bad_gateway before the caller's deadline, so that the caller does not take
 * this service for down.
 */
export function limitCalls(errors: ProviderErrors): LimitedCall {
  const breaker = circuitBreaker(handleWhen(errors.isOutage), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  const busyRetry = retry(handleWhen(errors.isBusy), { maxAttempts: BUSY_RETRIES, backoff: new ConstantBackoff(BUSY_RETRY_MS) });
  const permits = bulkhead(GATEWAY_CALLS_MAX, GATEWAY_CALLS_WAITING_MAX);
  const withinShare = limitShoppers();
  const guarded = wrap(busyRetry, breaker);

  return async (call, { deadlineAt, shopper } = {}) => {
    // By default the policy makes all callers wait for the probe.
    if (breaker.state === CircuitState.HalfOpen) throw gatewayUnavailable();
    const endsAt = Math.min(Date.now() + GATEWAY_TIMEOUT_MS, (deadlineAt ?? Number.POSITIVE_INFINITY) - RESPONSE_MS);
    const remainingMs = () => Math.max(1, endsAt - Date.now());
    try {
      return await timeout(remainingMs(), TimeoutStrategy.Aggressive).execute(({ signal }) =>
        withinShare(shopper, signal, () =>
          permits.execute(async () => {
            // After the wait, and before the breaker, which must not count it.
            if (signal.aborted || remainingMs() < CALL_MS_MIN) throw gatewayUnavailable();
            return await guarded.execute(() => call(remainingMs()), signal);
          }, signal),
        ),
      );
    } catch (error) {
      if (isOverLimit(error) || errors.isOutage(error) || errors.isBusy(error)) throw gatewayUnavailable(error);
      throw error;
    }
  };
}

/** Returns a function that runs the calls of each shopper in the share of one, and those without a shopper at once. */
function limitShoppers(): <T>(shopper: string | undefined, signal: AbortSignal, run: () => Promise<T>) => Promise<T> {
  const shares = new Map<string, { readonly permits: IPolicy; calls: number }>();
  return async (shopper, signal, run) => {
    if (shopper === undefined) return await run();
    const share = shares.get(shopper) ?? { permits: bulkhead(GATEWAY_CALLS_PER_SHOPPER_MAX, GATEWAY_CALLS_WAITING_MAX), calls: 0 };
    shares.set(shopper, share);
    share.calls += 1;
    try {
      return await share.permits.execute(run, signal);
    } finally {
      share.calls -= 1;
      if (share.calls === 0) shares.delete(shopper);
    }
  };
}

const isOverLimit = (error: unknown): boolean =>
  error instanceof TaskCancelledError || error instanceof BulkheadRejectedError || error instanceof BrokenCircuitError;

/** Returns the 502 of a payment provider that did not respond. The outcome of the call is unknown. */
const gatewayUnavailable = (cause?: unknown): AppError =>
  new AppError('bad_gateway', 'The payment gateway is unavailable. Try again later.', { reason: 'payment_gateway_unavailable', cause });
