import { type Context, context, createContextKey, type SpanContext, trace } from '@opentelemetry/api';

const KEY = createContextKey('storefront.dropped_trace');

/**
 * Returns a context for work whose trace is not sampled. It has the trace and no span, so the instrumentation of SQL and Redis does nothing, which it would
 * otherwise do for every statement before its sampler drops the span. Logs, calls, and events still get the trace, so that all processes drop it.
 */
export const withDroppedTrace = (outer: Context, dropped: SpanContext): Context => trace.deleteSpan(outer).setValue(KEY, dropped);

/** Returns a context for work in a trace of its own, or outer itself if no dropped trace is in it. */
export const withoutDroppedTrace = (outer: Context): Context => (outer.getValue(KEY) === undefined ? outer : outer.deleteValue(KEY));

/** Returns the trace of the active work if it is not sampled. */
export const droppedTrace = (active: Context = context.active()): SpanContext | undefined =>
  active.getValue(KEY) as SpanContext | undefined;
