import { context, propagation, ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';
import { droppedTrace } from './dropped-trace.ts';
import { hasTraces } from './signals.ts';

/** Returned if there is no active trace, which callers detect by comparing with this object. */
export const NO_TRACE = Object.freeze({});

/** Returns the IDs of the active trace as log fields. */
export function activeTrace(): object {
  const active = trace.getActiveSpan()?.spanContext() ?? droppedTrace();
  return active ? { trace_id: active.traceId, span_id: active.spanId } : NO_TRACE;
}

/** A trace context as W3C headers. */
export interface TraceHeaders {
  readonly traceparent?: string | undefined;
  readonly tracestate?: string | undefined;
}

/** Returns the active trace as W3C trace headers, or an empty object without one. gRPC calls and outbox rows carry them; nothing that leaves the system does. */
export function traceHeaders(): TraceHeaders {
  if (!hasTraces()) return NO_TRACE;
  const carrier: TraceHeaders = {};
  const dropped = droppedTrace();
  propagation.inject(dropped === undefined ? context.active() : contextOf(dropped), carrier);
  return carrier;
}

const contextOf = (span: SpanContext) => trace.setSpanContext(ROOT_CONTEXT, span);
