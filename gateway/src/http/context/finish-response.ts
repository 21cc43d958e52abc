import type { WideEvents } from '@storefront/telemetry';
import type { RateDecision } from '../../access/limits/rate-decision.ts';
import type { RateLimiter } from '../../access/limits/rate-limiter.ts';
import { observeResponses } from './observe-request.ts';
import { pushRateHeaders } from './rate-limit-headers.ts';
import type { RequestContext } from './request-context.ts';

interface OnAnswerOptions {
  readonly limiter: RateLimiter;
  /** Writes the log line of a request. */
  readonly logRequest: WideEvents;
  /** Records the request for developers. */
  readonly recordRequest: (context: RequestContext, status: number) => void;
  /** Whether this process is shutting down, so that responses close their connections. */
  readonly isDraining: () => boolean;
}

/** Completes every response: refunds a 304, adds the rate limit headers, adds `Connection: close` while draining, writes one wide log line, records it for developers, and ends the span. */
export const finishResponse = ({ limiter, logRequest, recordRequest, isDraining }: OnAnswerOptions): RequestContext['finishResponse'] => {
  const observe = observeResponses();
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
