import { trace } from '@opentelemetry/api';
import { pino } from 'pino';
import type { LineOutput } from './batched-output.ts';
import { withoutCredentials } from './without-credentials.ts';

export type Logger = pino.Logger;

/** JSON lines on standard output unless told otherwise, one wide event a request, RPC, delivery or job, with the active trace's ids. */
export const createLogger = (name: string, level = 'info', output?: LineOutput): Logger => {
  const options: pino.LoggerOptions = {
    name,
    level,
    base: { service: name, pid: process.pid },
    timestamp: timestamps(),
    formatters: { level: (label) => ({ level: label }), log: withoutCredentials },
    serializers: { err: (error: Error) => withoutCredentials({ ...pino.stdSerializers.err(error) }) },
    mixin: activeTrace,
    // Nearly no line of an unobserved process has a trace, and then there is nothing to merge.
    mixinMergeStrategy: (fields, traced) => (traced === NO_TRACE ? fields : { ...traced, ...fields }),
  };
  return output === undefined ? pino(options) : pino(options, output);
};

const NO_TRACE = Object.freeze({});

function activeTrace(): object {
  const context = trace.getActiveSpan()?.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : NO_TRACE;
}

/** The time as ISO 8601, written anew once a millisecond however many lines there are in it. */
function timestamps(): () => string {
  let writtenAt = -1;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== writtenAt) {
      writtenAt = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}
