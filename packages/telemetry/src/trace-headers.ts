import { context, propagation } from '@opentelemetry/api';

/** The active span as W3C headers, empty without one; an outbox row keeps them. */
export function traceHeaders(): { traceparent?: string; tracestate?: string } {
  const carrier: { traceparent?: string; tracestate?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}
