import type { WideEvents } from '@storefront/telemetry';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Exchange } from './exchange.ts';
import { pushRateHeaders } from './rate-headers.ts';

interface OnAnswerOptions {
  readonly limiter: RateLimiter;
  /** Takes the line of a request. */
  readonly logRequest: WideEvents;
  /** Whether this process is on its way out and asks its connections to go elsewhere. */
  readonly isDraining: () => boolean;
}

/** What every answer shares: the limiter's headers, the refund of a 304, the goodbye of a draining process, one wide log line. */
export const onAnswer =
  ({ limiter, logRequest, isDraining }: OnAnswerOptions): Exchange['onAnswer'] =>
  (exchange, status, bytes) => {
    const { key, charge } = exchange;
    if (status === 304 && key && charge?.allowed) {
      limiter.refund(key, charge);
      exchange.charge = { ...charge, remaining: charge.remaining + 1 };
    }
    pushRateHeaders(exchange, limiter);
    if (isDraining()) exchange.headers.push('Connection', 'close');
    logRequest(wideEvent(exchange, status, bytes));
  };

/** By allow-list: no path, query, header or body of the caller's is written. */
function wideEvent(exchange: Exchange, status: number, bytes: number) {
  return {
    request_id: exchange.requestId,
    route: exchange.route?.id ?? null,
    status,
    bytes,
    duration_ms: Math.round((performance.now() - exchange.startedAt) * 100) / 100,
    mode: exchange.mode,
    tenant_id: exchange.key?.tenantId ?? null,
    key_id: exchange.key?.keyId ?? null,
    customer_id: exchange.shopper?.customerId ?? null,
    edge: exchange.edge ?? null,
    limiter: exchange.charge?.by ?? null,
  };
}
