import { activeTrace, NO_TRACE } from './active-trace.ts';
import type { LineOutput } from './batched-output.ts';
import { cachedTimestamp } from './cached-timestamp.ts';
import type { Logger } from './logger.ts';
import { redactCredentials } from './redact-credentials.ts';

/** Writes the line of one event. The fields are plain values. */
export type WideEvents = (fields: Readonly<Record<string, string | number | boolean | null>>) => void;

/**
 * Returns a fast writer for an event that occurs with every request. Its lines are identical to those of `log.info(fields, event)`. pino serializes
 * field by field to support any value; serializing plain values in one call took a fifth off a hot request.
 */
export function wideEvents(log: Logger, event: string, output: LineOutput): WideEvents {
  // The logger's bindings contain all fixed fields except the process ID.
  const { service, ...others } = log.bindings();
  const own = JSON.stringify({ service, pid: process.pid, ...others }).slice(1, -1);
  const end = `,"msg":${JSON.stringify(event)}}\n`;
  const time = cachedTimestamp();
  return (fields) => {
    if (!log.isLevelEnabled('info')) return;
    const traced = activeTrace();
    const ids = traced === NO_TRACE ? '' : `${JSON.stringify(traced).slice(1, -1)},`;
    const text = JSON.stringify(redactCredentials(fields));
    output.write(`{"level":"info"${time()},${own},${ids}${text.slice(1, -1)}${end}`);
  };
}
