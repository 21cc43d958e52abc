import { context, propagation, trace } from '@opentelemetry/api';

/** Returned if there is no active trace, which callers detect by comparing with this object. */
export const NO_TRACE = Object.freeze({});

/** Returns the IDs of the active trace as log fields. */
export function activeTrace(): object {
  const context = trace.getActiveSpan()?.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : NO_TRACE;
}

/** Returns the active span as W3C trace headers, or an empty object without one. Outbox rows store them. */
export function traceHeaders(): { traceparent?: string; tracestate?: string } {
  const carrier: { traceparent?: string; tracestate?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}
