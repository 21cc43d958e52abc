import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TEST_ACCEPTED_TOKENS, TEST_TOKENS } from '@storefront/access/testing';
import { freePort } from '@storefront/backing-servers';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { until } from '@storefront/lifecycle/testing';
import type { WebhooksServiceDefinition } from '@storefront/proto/storefront/webhooks/v1';
import { type Client, checkHealth, createClient } from '@storefront/rpc';
import type { Database } from '../store/schema.ts';

/** The webhooks process with its own database. */
export interface WebhooksProcess {
  readonly database: TestDatabase<Database>;
  readonly client: Client<WebhooksServiceDefinition>;
  /** Everything that the process has printed. */
  printed(): string;
  /** Sends SIGTERM and returns the exit code and the signal. */
  stop(): Promise<unknown[]>;
  /** Kills the process if it still runs, and drops the database, unless it is shared. */
  close(): Promise<void>;
}

/** Opens the database of a process. */
export const openProcessDatabase = (): Promise<TestDatabase<Database>> =>
  openTestDatabase<Database>({ name: 'webhooks', migrations: new URL('../../migrations/', import.meta.url) });

/** Starts the process, with `env` in addition to what it needs, and waits until it is healthy. It can share the database of another one. */
export async function startWebhooksProcess(
  env: NodeJS.ProcessEnv = {},
  nodeOptions: readonly string[] = [],
  shared?: TestDatabase<Database>,
): Promise<WebhooksProcess> {
  const database = shared ?? (await openProcessDatabase());
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const service = spawn(process.execPath, [...nodeOptions, fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: {
      ...process.env,
      GRPC_HOST: '127.0.0.1',
      GRPC_PORT: String(port),
      DATABASE_URL: database.url,
      NATS_URL: process.env.TEST_NATS_URL,
      SERVICE_TOKEN: TEST_TOKENS.webhooks,
      ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
      // These tests send no events of orders, which billing completes.
      BILLING_ADDRESS: '127.0.0.1:1',
      SECRETS_KEY: randomBytes(32).toString('base64'),
      WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS: 'true',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const output of [service.stdout, service.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  await until(() => {
    if (service.exitCode !== null) throw new Error(`the process has exited: ${printed}`);
    return checkHealth(address, 1_000);
  });
  const client = createClient<WebhooksServiceDefinition>('storefront.webhooks.v1.WebhooksService', {
    address,
    serviceToken: TEST_TOKENS.gateway,
  });
  return {
    database,
    client,
    printed: () => printed,
    stop() {
      const exited = once(service, 'exit');
      service.kill('SIGTERM');
      return exited;
    },
    async close() {
      service.kill('SIGKILL');
      client.close();
      if (shared === undefined) await database.close();
    },
  };
}
