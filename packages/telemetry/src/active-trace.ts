import { context, propagation, trace } from '@opentelemetry/api';
import { hasTraces } from './signals.ts';

/** Returned if there is no active trace, which callers detect by comparing with this object. */
export const NO_TRACE = Object.freeze({});

/** Returns the IDs of the active trace as log fields. */
export function activeTrace(): object {
  const context = trace.getActiveSpan()?.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : NO_TRACE;
}

/** A trace context as W3C headers. */
export interface TraceHeaders {
  readonly traceparent?: string | undefined;
  readonly tracestate?: string | undefined;
}

/** Returns the active span as W3C trace headers, or an empty object without one. gRPC calls and outbox rows carry them; nothing that leaves the system does. */
export function traceHeaders(): TraceHeaders {
  if (!hasTraces()) return NO_TRACE;
  const carrier: TraceHeaders = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}
