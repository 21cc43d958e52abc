import { pino } from 'pino';
import { activeTrace, NO_TRACE } from './active-trace.ts';
import type { LineOutput } from './batched-output.ts';
import { timestamps } from './timestamps.ts';
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
