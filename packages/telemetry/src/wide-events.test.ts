import { expect, test } from '@jest/globals';
import { createLogger } from './logger.ts';
import { wideEvents } from './wide-events.ts';

/** Returns the line that pino writes and the line that the event writes, without the time. */
function bothLines(fields: Parameters<ReturnType<typeof wideEvents>>[0]): string[] {
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line.replace(/"time":"[^"]+"/, '"time":""')) };
  const log = createLogger('gateway', 'info', output);
  log.info(fields, 'http_request');
  wideEvents(log, 'http_request', output)(fields);
  return lines;
}

test('a line is identical to one from the logger, for any values', () => {
  const [theirs, ours] = bothLines({ request_id: 'a"b\\c\u0007é☃', status: 200, duration_ms: 0.25, is_hit: true, customer_id: null });

  expect(ours).toBe(theirs);
  expect(ours).toContain('"msg":"http_request"}\n');
});

test('credentials are redacted', () => {
  expect(bothLines({ status: 200, token: 'secret' })[1]).toContain('"token":"[redacted]"');
});

test('nothing is written below the log level', () => {
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line) };

  wideEvents(createLogger('gateway', 'warn', output), 'http_request', output)({ status: 200 });

  expect(lines).toEqual([]);
});
