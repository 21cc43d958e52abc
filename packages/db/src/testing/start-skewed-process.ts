import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@storefront/backing-servers';
import { skewedClock } from './skewed-clock.ts';

/** A running service whose clock is off. */
export interface SkewedProcess {
  readonly address: string;
  end(): Promise<void>;
}

/** Which service to start, and how. */
interface SkewedOptions {
  /** The main file of the service. */
  readonly main: URL;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly skewMs: number;
}

/** How often it is checked whether the process listens. */
const CHECK_MS = 50;

/** Starts a service in a separate process on a free port, with a clock that is off by `skewMs`. Resolves when it listens. */
export async function startSkewedProcess({ main, env, skewMs }: SkewedOptions): Promise<SkewedProcess> {
  const port = await freePort();
  const started = spawn(process.execPath, ['--import', skewedClock(skewMs), fileURLToPath(main)], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'fatal', ...env, GRPC_HOST: '127.0.0.1', GRPC_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(started, 'exit');
  while (!(await isListening(port))) {
    if (started.exitCode !== null) throw new Error(`the process exited with code ${started.exitCode}`);
    await sleep(CHECK_MS);
  }
  return {
    address: `127.0.0.1:${port}`,
    end: async () => {
      started.kill('SIGKILL');
      await exited;
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
