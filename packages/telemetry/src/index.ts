export { traceHeaders } from './active-trace.ts';
export { batchedOutput, type LineOutput } from './batched-output.ts';
export { flushTelemetry } from './flush-telemetry.ts';
export { createLogger, type Logger } from './logger.ts';
export { type WideEvents, wideEvents } from './wide-events.ts';
