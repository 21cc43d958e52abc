import type { WideEvents } from '@storefront/telemetry';
import { type RateDecision, WINDOW_SECONDS } from '../../access/limits/rate-decision.ts';
import type { RateLimiter } from '../../access/limits/rate-limiter.ts';
import type { KeyPrincipal } from '../../access/principals/key-principal.ts';
import { countLookups, observeResponses } from './observe-request.ts';
import type { RequestContext } from './request-context.ts';

interface FinishOptions {
  readonly limiter: RateLimiter;
  /** Writes the log line of a request. */
  readonly logRequest: WideEvents;
  /** Records the request for developers. */
  readonly recordRequest: (context: RequestContext, status: number) => void;
  /** Whether this process is shutting down, so that responses close their connections. */
  readonly isDraining: () => boolean;
}

/** Completes every response: refunds a 304, adds the rate limit headers, adds `Connection: close` while draining, writes one wide log line, records it for developers, and ends the span. */
export const finishResponse = ({ limiter, logRequest, recordRequest, isDraining }: FinishOptions): RequestContext['finishResponse'] => {
  const observe = observeResponses();
  const countLookup = countLookups();
  return (context, status, bytes) => {
    const { key, charge } = context;
    if (status === 304 && key && charge?.allowed) {
      limiter.refund(key, charge, context.clientAddress);
      context.charge = refunded(charge);
    }
    pushRateHeaders(context, limiter);
    if (isDraining()) context.headers.push('Connection', 'close');
    logRequest(wideEvent(context, status, bytes));
    recordRequest(context, status);
    if (context.edge !== undefined) countLookup(context.edge);
    observe(context, status);
  };
};

const refunded = (charge: RateDecision): RateDecision => ({
  ...charge,
  key: { ...charge.key, remaining: charge.key.remaining + 1 },
  client: charge.client && { ...charge.client, remaining: charge.client.remaining + 1 },
});

/** Only allowlisted fields: no path, query, header, or body from the caller is logged. */
function wideEvent(context: RequestContext, status: number, bytes: number) {
  return {
    request_id: context.requestId,
    route: context.route?.id ?? null,
    status,
    bytes,
    duration_ms: Math.round((performance.now() - context.startedAt) * 100) / 100,
    mode: context.mode,
    tenant_id: context.key?.tenantId ?? null,
    key_id: context.key?.keyId ?? null,
    customer_id: context.shopper?.customerId ?? null,
    edge: context.edge ?? null,
    limiter: context.charge?.by ?? null,
  };
}

/**
 * Adds the draft `RateLimit` headers to every response for a known key: the policy `key`, and `client` if the key limits each client address. If nothing was
 * charged, they show the last known state.
 */
function pushRateHeaders({ key, charge, clientAddress, headers }: RequestContext, limiter: RateLimiter): void {
  if (key === undefined) return;
  if (charge === undefined) {
    const left = limiter.peek(key, clientAddress);
    return push(headers, key, { left: left.key, reset: WINDOW_SECONDS }, { left: left.client, reset: WINDOW_SECONDS });
  }
  const { key: ofKey, client: ofClient } = charge;
  const client = { left: ofClient?.remaining, reset: ofClient?.resetSeconds };
  push(headers, key, { left: ofKey.remaining, reset: ofKey.resetSeconds }, client);
}

interface Shown {
  /** The remaining requests; undefined if there is no such limit. */
  readonly left: number | undefined;
  readonly reset: number | undefined;
}

function push(headers: string[], { ratePerMinute, ratePerClient }: KeyPrincipal, key: Shown, client: Shown): void {
  const policy = `"key";q=${ratePerMinute};w=${WINDOW_SECONDS}`;
  const state = `"key";r=${key.left};t=${key.reset}`;
  if (client.left === undefined || ratePerClient === null) return void headers.push('RateLimit-Policy', policy, 'RateLimit', state);
  headers.push('RateLimit-Policy', `${policy}, "client";q=${ratePerClient};w=${WINDOW_SECONDS}`);
  headers.push('RateLimit', `${state}, "client";r=${client.left};t=${client.reset}`);
}
