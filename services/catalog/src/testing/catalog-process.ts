import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TEST_ACCEPTED_TOKENS, TEST_TOKENS } from '@storefront/access/testing';
import { freePort } from '@storefront/backing-servers';
import type { CatalogAdminServiceDefinition, ImportProductsRequest } from '@storefront/proto/storefront/catalog/v1';
import { type Client, checkHealth, createClient } from '@storefront/rpc';
import { bytesOf } from './builders.ts';

/** A running catalog process. */
export interface CatalogProcess {
  readonly address: string;
  /** Returns the log so far. */
  log(): string;
  /** Sends the signal; resolves with the exit code and signal. */
  end(signal: NodeJS.Signals): Promise<readonly unknown[]>;
}

/** A client of the operators' RPCs. */
export type AdminClient = Client<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>;

/** Starts the service in a separate process on a free port; resolves when it is healthy. */
export async function startCatalogProcess(databaseUrl: string): Promise<CatalogProcess> {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    GRPC_HOST: '127.0.0.1',
    GRPC_PORT: String(port),
    DATABASE_URL: databaseUrl,
    NATS_URL: process.env.TEST_NATS_URL,
    SERVICE_TOKEN: TEST_TOKENS.catalog,
    ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
    LOG_LEVEL: 'debug',
  };
  const started = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  started.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const exited = once(started, 'exit');
  while (!(await checkHealth(address, 500)) && started.exitCode === null) await sleep(100);
  return {
    address,
    log: () => log,
    end: (signal) => {
      started.kill(signal);
      return exited;
    },
  };
}

/** Connects to the operators' RPCs of a process. */
export const adminClient = (address: string): AdminClient =>
  createClient<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>('storefront.catalog.v1.CatalogAdminService', {
    address,
    serviceToken: TEST_TOKENS.operator,
  });

/** The request messages that import this text. */
export async function* asFile(text: string, format = 'storefront', syntax = 'jsonl'): AsyncGenerator<ImportProductsRequest> {
  yield { options: { format, syntax, dryRun: false } };
  for await (const chunk of bytesOf(text, 4096)) yield { chunk };
}
