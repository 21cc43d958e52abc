export { batchedOutput, type LineOutput } from './batched-output.ts';
export { createLogger, type Logger } from './logger.ts';
export { traceHeaders } from './trace-headers.ts';
export { type WideEvents, wideEvents } from './wide-events.ts';
