import { pino } from 'pino';
import { activeTrace, NO_TRACE } from './active-trace.ts';
import type { LineOutput } from './batched-output.ts';
import { cachedTimestamp } from './cached-timestamp.ts';
import { errorFields } from './error-fields.ts';
import { redactCredentials } from './redact-credentials.ts';

/** The logger of a process. */
export type Logger = pino.Logger;

/** Creates a logger that writes JSON lines, by default to stdout: one wide event per request, RPC, delivery, or job, with the IDs of the active trace. */
export const createLogger = (name: string, level = 'info', output?: LineOutput): Logger => {
  const options: pino.LoggerOptions = {
    name,
    level,
    base: { service: name, pid: process.pid },
    timestamp: cachedTimestamp(),
    formatters: { level: (label) => ({ level: label }), log: redactCredentials },
    serializers: { err: errorFields },
    mixin: activeTrace,
    // Without tracing there is almost never an active trace, so there is nothing to merge.
    mixinMergeStrategy: (fields, traced) => (traced === NO_TRACE ? fields : { ...traced, ...fields }),
  };
  return output === undefined ? pino(options) : pino(options, output);
};
