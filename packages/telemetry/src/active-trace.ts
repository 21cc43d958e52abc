import { trace } from '@opentelemetry/api';

/** Nearly every line of an unobserved process has no trace, and is told by this one object. */
export const NO_TRACE = Object.freeze({});

/** The ids of the active trace, as a line of the log names them. */
export function activeTrace(): object {
  const context = trace.getActiveSpan()?.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : NO_TRACE;
}
