import { trace } from '@opentelemetry/api';
import { pino } from 'pino';

export type Logger = pino.Logger;

/** Fields that may carry a credential. Logs are written by allow-list; this is the net below it. */
const REDACTED = ['authorization', '*.authorization', 'token', '*.token', 'password', '*.password', 'signing_secret', '*.signing_secret'];

/** JSON lines on standard output, one wide event a request, RPC, delivery or job, with the active trace's ids. */
export const createLogger = (name: string, level = 'info'): Logger =>
  pino({
    name,
    level,
    base: { service: name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: REDACTED, censor: '[redacted]' },
    mixin: () => {
      const context = trace.getActiveSpan()?.spanContext();
      return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
    },
  });
