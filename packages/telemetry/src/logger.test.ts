import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { batchedOutput } from './batched-output.ts';
import { createLogger } from './logger.ts';

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLogger('cart', 'info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a line contains its service, level, event, and time', () => {
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

test('a text with line breaks stays within its line', () => {
  const lines: string[] = [];
  const text = 'Ann\r\n{"level":"error","msg":"forged"}\u2028';
  createLogger('cart', 'info', { write: (line) => void lines.push(line) }).info({ name: text }, text);

  expect(lines.map((line) => line.split('\n'))).toEqual([[expect.stringContaining('forged'), '']]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', msg: text });
});

test('credentials are redacted at the top level, one level below, and in errors', () => {
  const given = { token: 'secret-1', nested: { password: 'secret-2', sku: 'BOLT' } };
  const [line, failed] = linesOf((log) => {
    log.info(given, 'event');
    log.error({ err: Object.assign(new Error('refused'), { authorization: 'secret-3' }) }, 'event');
  });

  expect(line).toMatchObject({ token: '[redacted]', nested: { password: '[redacted]', sku: 'BOLT' } });
  expect(failed).toMatchObject({ err: { message: 'refused', authorization: '[redacted]' } });
  expect(given).toEqual({ token: 'secret-1', nested: { password: 'secret-2', sku: 'BOLT' } });
});

/** An error as the database driver throws it. */
const databaseError = (code: string, message: string) =>
  Object.assign(new Error(message), {
    code,
    severity: 'ERROR',
    constraint: 'customer_email_key',
    detail: 'Key (email)=(ann@example.com) already exists.',
    where: 'unnamed portal parameter $1 = ann@example.com',
    query: 'insert into customer values (ann@example.com)',
    internalQuery: 'select ann@example.com',
    parameters: ['ann@example.com'],
  });

test('values of rows and parameters in database errors are not logged, however deeply the error is nested', () => {
  const unique = databaseError('23505', 'duplicate key value violates unique constraint "customer_email_key"');
  const data = databaseError('22P02', 'invalid input syntax for type uuid: "ann@example.com"');
  const lines = linesOf((log) => {
    log.error({ err: unique }, 'event');
    log.error({ err: data }, 'event');
    log.error({ err: new Error('failed', { cause: data }) }, 'event');
    log.error({ err: new AggregateError([unique, data], 'several') }, 'event');
    log.error({ err: Object.assign(new Error('outer'), { inner: unique }) }, 'event');
    log.error({ err: databaseError('22003', 'value "ann@example.com" is out of range for type integer') }, 'event');
  });

  expect(JSON.stringify(lines)).not.toContain('ann@example.com');
  expect(lines[0]).toMatchObject({ err: { message: unique.message, code: '23505', constraint: 'customer_email_key' } });
  expect(lines[1]).toMatchObject({ err: { message: 'invalid input syntax for type uuid: [redacted]', code: '22P02' } });
  expect(lines[3]).toMatchObject({ err: { aggregateErrors: [{ code: '23505' }, { code: '22P02' }] } });
});

test('lines are buffered briefly and written together, in order', async () => {
  const stdout = new PassThrough();
  const output = batchedOutput(stdout);

  output.write('first\n');
  output.write('second\n');
  expect(stdout.read()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 80));

  expect(String(stdout.read())).toBe('first\nsecond\n');
});

test('a full batch is written immediately', () => {
  const stdout = new PassThrough();
  const output = batchedOutput(stdout);

  for (let count = 0; count < 17; count += 1) output.write('x'.repeat(1024));

  expect(String(stdout.read()).length).toBe(16 * 1024);
});

test('lines are lost while the output fails, and their number is reported once it works again', async () => {
  const written: string[] = [];
  const reported: number[] = [];
  let isFull = true;
  // The output of a process to a file stays usable after an error.
  const stdout = Object.assign(new PassThrough(), {
    write(batch: string, done: (error?: Error) => void): boolean {
      if (!isFull) written.push(batch);
      done(isFull ? new Error('ENOSPC: no space left on device') : undefined);
      return true;
    },
  });
  const output = batchedOutput(stdout, (lines) => reported.push(lines));
  const flushed = () => new Promise((resolve) => setTimeout(resolve, 80));

  output.write('first\n');
  output.write('second\n');
  await flushed();
  expect(reported).toEqual([]);
  isFull = false;
  output.write('third\n');
  await flushed();

  expect([written, reported]).toEqual([['\nthird\n'], [2]]);
});
