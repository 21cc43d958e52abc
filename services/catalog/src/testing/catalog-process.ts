import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { CatalogAdminServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogAdminService';
import type { ImportProductsRequest } from '@storefront/proto/storefront/catalog/v1/ImportProductsRequest';
import { type Client, checkHealth, createClient } from '@storefront/rpc';
import { bytesOf } from './builders.ts';

export const SERVICE_TOKEN = 'a-token-of-the-tests-alone';

export interface CatalogProcess {
  readonly address: string;
  /** All that it has logged. */
  log(): string;
  /** Sends the signal and answers the exit code and signal. */
  end(signal: NodeJS.Signals): Promise<readonly unknown[]>;
}

export type AdminClient = Client<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>;

/** The service as it is deployed, in a process of its own on a free port; resolves when it serves. */
export async function startCatalogProcess(databaseUrl: string): Promise<CatalogProcess> {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    GRPC_HOST: '127.0.0.1',
    GRPC_PORT: String(port),
    DATABASE_URL: databaseUrl,
    NATS_URL: process.env.TEST_NATS_URL,
    SERVICE_TOKEN,
    LOG_LEVEL: 'debug',
  };
  const started = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  started.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const exited = once(started, 'exit');
  while (!(await checkHealth(address, 500)) && started.exitCode === null) await pause(100);
  return {
    address,
    log: () => log,
    end: (signal) => {
      started.kill(signal);
      return exited;
    },
  };
}

export const adminClient = (address: string): AdminClient =>
  createClient<CatalogAdminServiceDefinition, 'ImportProducts' | 'ExportProducts'>('storefront.catalog.v1.CatalogAdminService', {
    address,
    serviceToken: SERVICE_TOKEN,
  });

/** The messages of an import of this text. */
export async function* asFile(text: string, format = 'storefront', syntax = 'jsonl'): AsyncGenerator<ImportProductsRequest> {
  yield { options: { format, syntax, dryRun: false } };
  for await (const chunk of bytesOf(text, 4096)) yield { chunk };
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}
