import { type ChildProcess, spawn } from 'node:child_process';
import type { Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { TEST_ACCEPTED_TOKENS, TEST_TOKENS } from '@storefront/access/testing';

/** A gateway in a process of its own. */
export interface GatewayProcess {
  readonly child: ChildProcess;
  readonly stderr: () => string;
  /** Returns the names of the resources that did not close within the shutdown budget, as logged. */
  readonly overdue: () => readonly string[];
}

const UNREACHABLE = '127.0.0.1:1';
export const KEY_PEPPER = 'p'.repeat(32);
export const SHOPPER_TOKEN_SECRET = 's'.repeat(32);

/** Starts a gateway as a process, on the test servers and with every service down unless `environment` says otherwise. */
export function startGatewayProcess(databaseUrl: string, environment: Readonly<Record<string, string>>): GatewayProcess {
  let stderr = '';
  let log = '';
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      GRPC_HOST: '127.0.0.1',
      GRPC_PORT: '0',
      DATABASE_URL: databaseUrl,
      NATS_URL: process.env.TEST_NATS_URL,
      REDIS_URL: process.env.TEST_REDIS_URL,
      SERVICE_TOKEN: TEST_TOKENS.gateway,
      ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
      KEY_PEPPER,
      SHOPPER_TOKEN_SECRET,
      CATALOG_ADDRESS: UNREACHABLE,
      CART_ADDRESS: UNREACHABLE,
      ORDERS_ADDRESS: UNREACHABLE,
      BILLING_ADDRESS: UNREACHABLE,
      WEBHOOKS_ADDRESS: UNREACHABLE,
      ...environment,
    },
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  return { child, stderr: () => stderr, overdue: () => overdueIn(log) };
}

const overdueIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => line.includes('"drain_timed_out"'))
    .flatMap((line) => (JSON.parse(line) as { resources: string[] }).resources);

export function portOf(server: Server): number {
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}
