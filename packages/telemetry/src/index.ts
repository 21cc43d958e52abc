export { createLogger, type Logger } from './logger.ts';
export { traceHeaders } from './trace-headers.ts';
