import { trace } from '@opentelemetry/api';
import { type Lifecycle, runProcess } from '../run-process.ts';

// A process for tests: the environment variable FAILURE selects how it ends.

const FAILURES: Readonly<Record<string, () => void>> = {
  rejection: () => void Promise.reject(new Error('a forgotten promise')),
  exception: () => {
    throw new Error('a broken listener');
  },
};

/** The variable BUSY adds two servers whose work in progress ends only when it is cut off; their budget is short, and ample for the rest. */
const BUDGET = { drainMs: 100, closeMs: 20_000 };

async function main({ env, log, onClose }: Lifecycle): Promise<void> {
  const alive = setInterval(() => undefined, 1000);
  onClose('timer', () => clearInterval(alive));
  if (env.FAILURE !== 'log')
    onClose('resource', () =>
      env.CLOSE === 'never' ? new Promise<void>(() => undefined) : void process.stdout.write('resource closed\n'),
    );
  const untilCutOff = (deadline: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (deadline.aborted) resolve();
      deadline.addEventListener('abort', () => resolve());
    });
  if (env.BUSY !== undefined) for (const label of ['rpc server', 'http server']) onClose(label, untilCutOff);
  trace.getTracer('test').startSpan('the last span').end();
  if (env.FAILURE === 'startup') throw new Error('a setting is missing');
  if (env.FAILURE === 'log') {
    log.info('this line cannot be written');
    setTimeout(() => void process.stderr.write('still running\n'), 300);
    return;
  }
  const fail = FAILURES[env.FAILURE ?? ''];
  if (fail !== undefined) setTimeout(fail, 20);
  process.stdout.write('running\n');
}

await runProcess('under-test', main, process.env.BUSY === undefined ? undefined : BUDGET);
