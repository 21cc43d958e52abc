import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { skippedIf } from './testing/index.ts';

const PROGRAM = join(import.meta.dirname, 'testing/process-under-test.ts');
const PRELOAD = new URL('../../telemetry/src/register.ts', import.meta.url).href;

let collector: Server | undefined;
afterEach(() => {
  collector?.closeAllConnections();
  collector?.close();
  collector = undefined;
});

/** An OpenTelemetry collector that records the paths it receives; a silent one never responds. */
async function startCollector({ silent = false } = {}): Promise<{ url: string; paths: string[] }> {
  const paths: string[] = [];
  collector = createServer((request, response) => {
    paths.push(request.url ?? '');
    request.resume();
    if (!silent) request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  return { url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, paths };
}

function start(env: Readonly<Record<string, string>>): { child: ChildProcess; output: () => string; ended: Promise<unknown[]> } {
  const child = spawn(process.execPath, ['--import', PRELOAD, PROGRAM], {
    env: { PATH: process.env.PATH, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_METRICS_EXPORTER: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return { child, output: () => text, ended: once(child, 'close') };
}

const isRunning = async ({ output }: { output: () => string }): Promise<void> => {
  while (!output().includes('running\n')) await new Promise((resolve) => setTimeout(resolve, 20));
};

test.each([
  ['rejection', 'unhandled_rejection', 'a forgotten promise'],
  ['exception', 'uncaught_exception', 'a broken listener'],
])('after an unhandled %s the process logs it, closes its resources, and exits with code 1', async (FAILURE, event, message) => {
  const { output, ended } = start({ FAILURE });

  expect(await ended).toEqual([1, null]);
  expect(output()).toContain(`"msg":"${event}"`);
  expect(output()).toContain(message);
  expect(output()).toContain('resource closed');
});

test('a resource that does not close delays the exit after a failure only briefly', async () => {
  const { output, ended } = start({ FAILURE: 'rejection', CLOSE: 'never' });

  expect(await ended).toEqual([1, null]);
  expect(output()).toContain('"msg":"drain_timed_out"');
});

test.each([
  ['on a signal', {}, 0],
  ['after a failure', { FAILURE: 'rejection' }, 1],
])('the last spans are sent %s', async (_when, env, code) => {
  const { url, paths } = await startCollector();
  const running = start({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: url });
  if (code === 0) {
    await isRunning(running);
    running.child.kill('SIGTERM');
  }

  expect(await running.ended).toEqual([code, null]);
  expect(paths).toContain('/v1/traces');
});

test('the telemetry of a failed start is sent, and the reason is one line on stderr', async () => {
  const { url, paths } = await startCollector();
  const { output, ended } = start({ FAILURE: 'startup', OTEL_EXPORTER_OTLP_ENDPOINT: url });

  expect(await ended).toEqual([1, null]);
  expect(output()).toContain('under-test: a setting is missing\n');
  expect(paths).toContain('/v1/traces');
  expect(output()).toContain('resource closed');
});

test('a collector that does not respond does not keep the process from exiting', async () => {
  const { url } = await startCollector({ silent: true });
  const running = start({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
  await isRunning(running);
  running.child.kill('SIGTERM');

  expect(await running.ended).toEqual([0, null]);
});

test('all servers share one deadline, at which their work is cut off, and the process exits cleanly', async () => {
  const running = start({ BUSY: 'yes' });
  await isRunning(running);
  running.child.kill('SIGTERM');

  expect(await running.ended).toEqual([0, null]);
  expect(running.output()).toContain('resource closed');
});

/** The device of Linux on which every write fails as on a full disk. */
const FULL = '/dev/full';

skippedIf(!existsSync(FULL) && `needs ${FULL}, a device of Linux`, test)(
  'a process whose log cannot be written, because the disk is full, continues until it is stopped',
  async () => {
    const child = spawn(process.execPath, [PROGRAM], {
      env: { PATH: process.env.PATH, FAILURE: 'log' },
      stdio: ['ignore', openSync(FULL, 'w'), 'pipe'],
    });
    const ended = once(child, 'close');
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    while (!errors.includes('still running\n')) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGTERM');

    expect(await ended).toEqual([0, null]);
  },
);
