import { pino } from 'pino';
import { NO_TRACE, activeTrace } from './active-trace.ts';
import type { LineOutput } from './batched-output.ts';
import { cachedTimestamp } from './cached-timestamp.ts';
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

/** Properties of database errors that contain values of rows, parameters, or statements. The code, table, column, and constraint remain. */
const WITH_VALUES: ReadonlySet<string> = new Set(['detail', 'where', 'query', 'internalQuery', 'parameters', 'values']);
/** SQLSTATE class 22: a value does not fit, and the message quotes it, as in `invalid input syntax for type uuid: "…"`. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
/** Greedy, because a value can contain quotation marks. */
const QUOTED = /".*"/gs;
/** Deeper errors are not logged. */
const DEPTH_MAX = 5;

/** Serializes an error for the log, without credentials and without the values that database errors contain. */
function errorFields(error: Error): object {
  const fields = redactCredentials({ ...pino.stdSerializers.err(error) });
  return cleaned(fields, quotesValue(error), 0) as object;
}

/** Whether an error, one of its causes, or one of its parts quotes a value. pino joins the messages of an error and its causes, so all of them matter. */
function quotesValue(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEPTH_MAX) return false;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  if (typeof code === 'string' && DATA_EXCEPTION.test(code)) return true;
  return quotesValue(cause, depth + 1) || (Array.isArray(errors) && errors.some((inner) => quotesValue(inner, depth + 1)));
}

/** Drops the properties with values, also in nested errors, which the serializer has already converted to plain objects. */
function cleaned(value: unknown, hasQuoted: boolean, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > DEPTH_MAX) return undefined;
  if (Array.isArray(value)) return value.map((inner) => cleaned(inner, hasQuoted, depth + 1));
  const logged = Object.entries(value).filter(([name]) => !WITH_VALUES.has(name));
  return Object.fromEntries(logged.map(([name, inner]) => [name, cleanedField(name, inner, hasQuoted, depth)]));
}

function cleanedField(name: string, value: unknown, hasQuoted: boolean, depth: number): unknown {
  const isText = (name === 'message' || name === 'stack') && typeof value === 'string';
  return isText && hasQuoted ? value.replace(QUOTED, '[redacted]') : cleaned(value, hasQuoted, depth + 1);
}
