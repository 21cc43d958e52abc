export { activeRequestId, inRequest } from './active-request.ts';
export { type TraceHeaders, traceHeaders } from './active-trace.ts';
export { batchedOutput, type LineOutput } from './batched-output.ts';
export { flushTelemetry } from './flush-telemetry.ts';
export { createLogger, type Logger } from './logger.ts';
export { counter, durations, gauges, type Reading, type RecordDuration } from './metrics.ts';
export { hasMetrics, hasTraces } from './signals.ts';
export { inSpan, isTraced, type OpenSpan, openSpan, type SpanOptions, type SpanResult } from './spans.ts';
export { type WideEvents, wideEvents } from './wide-events.ts';
