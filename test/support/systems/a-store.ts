import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mode } from '@storefront/contract';
import { type Api, apiClient } from '../http/api.ts';
import { runCli } from '../operator/run-cli.ts';
import { type SystemUnderTest, systemUnderTest } from './system-under-test.ts';

/** One row of the `storefront` import format. */
export type ProductRow = Readonly<Record<string, unknown>> & { readonly sku: string };

/** A store that a test created, with keys and clients. */
export interface TestStore {
  readonly tenantId: string;
  readonly mode: Mode;
  readonly env: NodeJS.ProcessEnv;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly origin: string;
  /** A client with the publishable key and no Origin header. */
  readonly browser: Api;
  /** A client with the secret key and no shopper. */
  readonly server: Api;
  /** Issues another key of the store in this mode, by default with ten million requests per minute. */
  issueKey(kind: 'publishable' | 'secret', ...options: readonly string[]): Promise<IssuedKey>;
  /** Runs a `storefront` command for this store. */
  cli<T = Record<string, unknown>>(...args: readonly string[]): Promise<T>;
  /** Imports products through the `storefront` command. */
  importProducts(rows: readonly ProductRow[]): Promise<void>;
  /** Creates and logs in a customer. Its client uses the secret key and the shopper token. */
  shopper(options?: readonly string[]): Promise<Shopper>;
}

/** A key as `storefront keys create` returns it. */
export interface IssuedKey {
  readonly key_id: string;
  readonly key: string;
}

/** A logged-in customer. */
export interface Shopper {
  readonly customerId: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly api: Api;
}

/** Returns a row with the required columns; a test sets only what matters. */
export const aProduct = (row: Partial<ProductRow> & { sku: string }): ProductRow => ({
  description: `Product ${row.sku}`,
  list_unit_price: 100,
  stock_quantity: 1000,
  ...row,
});

interface StoreOptions {
  readonly mode?: Mode;
  /** An existing store to use in this mode; by default a new one. */
  readonly tenantId?: string;
  readonly create?: readonly string[];
  readonly system?: Pick<SystemUnderTest, 'baseUrl' | 'env'>;
}

const SECRET_SCOPES = 'storefront:catalog,storefront:auth,storefront:customer,storefront:checkout,storefront:webhooks';

/** Creates a store, or opens an existing one in another mode. Tests are isolated by store. */
export async function aStore(options: StoreOptions = {}): Promise<TestStore> {
  const { baseUrl, env } = options.system ?? systemUnderTest();
  const mode = options.mode ?? 'sandbox';
  const origin = 'https://shop.example';
  const tenantId = options.tenantId ?? (await aTenant(env, options.create ?? []));
  const inMode = ['--tenant', tenantId, '--mode', mode];
  const issueKey: TestStore['issueKey'] = (kind, ...more) =>
    runCli<IssuedKey>(env, 'keys', 'create', ...inMode, '--kind', kind, ...unlimited(kind), ...more);
  const { key: publishableKey } = await issueKey('publishable', '--origins', origin);
  const { key: secretKey } = await issueKey('secret', '--scopes', SECRET_SCOPES);
  const server = apiClient(baseUrl, { key: secretKey });
  const run: TestStore['cli'] = (...args) => runCli(env, ...args, ...inMode);

  return {
    tenantId,
    mode,
    env,
    publishableKey,
    secretKey,
    origin,
    server,
    browser: apiClient(baseUrl, { key: publishableKey }),
    issueKey,
    cli: run,
    importProducts: (rows) => importRows(run, rows),
    shopper: (more = []) => aShopper(run, server, more),
  };
}

/** The highest rates, because all requests of the tests come from one address. */
const unlimited = (kind: 'publishable' | 'secret'): string[] => [
  '--rate-per-minute',
  '10000000',
  ...(kind === 'publishable' ? ['--rate-per-client', '10000000'] : []),
];

async function aTenant(env: NodeJS.ProcessEnv, options: readonly string[]): Promise<string> {
  const { tenant_id } = await runCli<{ tenant_id: string }>(env, 'stores', 'create', '--name', 'Test Store', ...options);
  return tenant_id;
}

async function importRows(run: TestStore['cli'], rows: readonly ProductRow[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-import-'));
  const file = join(folder, 'products.jsonl');
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await run('catalog', 'import', file);
  await rm(folder, { recursive: true });
}

async function aShopper(run: TestStore['cli'], server: Api, more: readonly string[]): Promise<Shopper> {
  const email = `shopper-${randomUUID()}@example.com`;
  const password = 'correct horse battery';
  const { customer_id: customerId } = await run<{ customer_id: string }>(
    'customers',
    'create',
    '--email',
    email,
    '--name',
    'Test Shopper',
    '--password',
    password,
    ...more,
  );
  // A login would also verify the password, which takes more processor time than everything else here.
  const session = await server.post('/v1/auth/shopper-tokens', { customer_id: customerId });
  if (session.status !== 201) throw new Error(`the token returned ${session.status}: ${session.text}`);
  const token = session.body.data.shopper_token as string;
  return { customerId, email, password, token, api: server.as({ shopperToken: token }) };
}
