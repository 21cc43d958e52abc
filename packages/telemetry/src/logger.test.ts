import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { batchedOutput } from './batched-output.ts';
import { createLogger } from './logger.ts';

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLogger('cart', 'info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a line names its service, level, event and moment', () => {
  const [line] = linesOf((log) => log.info({ status: 200 }, 'http_request'));

  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    service: 'cart',
    name: 'cart',
    pid: process.pid,
    status: 200,
    msg: 'http_request',
  });
});

test('a credential is blanked at the top, one level below, and in an error', () => {
  const given = { token: 'secret-1', kept: { password: 'secret-2', sku: 'BOLT' } };
  const [line, failed] = linesOf((log) => {
    log.info(given, 'event');
    log.error({ err: Object.assign(new Error('refused'), { authorization: 'secret-3' }) }, 'event');
  });

  expect(line).toMatchObject({ token: '[redacted]', kept: { password: '[redacted]', sku: 'BOLT' } });
  expect(failed).toMatchObject({ err: { message: 'refused', authorization: '[redacted]' } });
  expect(given).toEqual({ token: 'secret-1', kept: { password: 'secret-2', sku: 'BOLT' } });
});

test('lines are held for a moment and go out together, in their order', async () => {
  const stdout = new PassThrough();
  const output = batchedOutput(stdout);

  output.write('first\n');
  output.write('second\n');
  expect(stdout.read()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 80));

  expect(String(stdout.read())).toBe('first\nsecond\n');
});

test('a full batch does not wait', () => {
  const stdout = new PassThrough();
  const output = batchedOutput(stdout);

  for (let count = 0; count < 17; count += 1) output.write('x'.repeat(1024));

  expect(String(stdout.read()).length).toBe(16 * 1024);
});
