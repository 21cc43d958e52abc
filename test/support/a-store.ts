import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, apiClient } from './api.ts';
import { operate } from './operate.ts';
import { type SystemUnderTest, systemUnderTest } from './system-under-test.ts';

/** One row of the `storefront` import format. */
export type ProductRow = Readonly<Record<string, unknown>> & { readonly sku: string };

export interface TestStore {
  readonly tenantId: string;
  readonly mode: 'sandbox' | 'live';
  readonly env: NodeJS.ProcessEnv;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly origin: string;
  /** With the publishable key, from a server (no Origin). */
  readonly browser: Api;
  /** With the secret key and no shopper. */
  readonly server: Api;
  /** One more key of the store in this mode, at a million requests a minute unless the options say otherwise. */
  issueKey(kind: 'publishable' | 'secret', ...options: readonly string[]): Promise<IssuedKey>;
  /** Runs a `storefront` command of this store. */
  operate<T = Record<string, unknown>>(...args: readonly string[]): Promise<T>;
  importProducts(rows: readonly ProductRow[]): Promise<void>;
  /** A customer of the store, logged in: the API with the secret key and the shopper's token. */
  shopper(options?: readonly string[]): Promise<Shopper>;
}

export interface IssuedKey {
  readonly key_id: string;
  readonly key: string;
}

export interface Shopper {
  readonly customerId: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly api: Api;
}

/** A row with what the format requires; a test states only what matters. */
export const aProduct = (row: Partial<ProductRow> & { sku: string }): ProductRow => ({
  description: `Product ${row.sku}`,
  list_unit_price: 100,
  stock_quantity: 1000,
  ...row,
});

interface StoreOptions {
  readonly mode?: 'sandbox' | 'live';
  /** The store to open in another mode; a new one unless it is named. */
  readonly tenantId?: string;
  readonly create?: readonly string[];
  readonly system?: Pick<SystemUnderTest, 'baseUrl' | 'env'>;
}

const SECRET_SCOPES = 'storefront:catalog,storefront:auth,storefront:customer,storefront:checkout,storefront:webhooks';

/** A store of a test's own: tenants are what keeps tests apart. */
export async function aStore(options: StoreOptions = {}): Promise<TestStore> {
  const { baseUrl, env } = options.system ?? systemUnderTest();
  const mode = options.mode ?? 'sandbox';
  const origin = 'https://shop.example';
  const tenantId = options.tenantId ?? (await aTenant(env, options.create ?? []));
  const inMode = ['--tenant', tenantId, '--mode', mode];
  const issueKey: TestStore['issueKey'] = (kind, ...more) =>
    operate<IssuedKey>(env, 'keys', 'issue', ...inMode, '--kind', kind, '--rate-per-minute', '10000000', ...more);
  const { key: publishableKey } = await issueKey('publishable', '--origins', origin);
  const { key: secretKey } = await issueKey('secret', '--scopes', SECRET_SCOPES);
  const server = apiClient(baseUrl, { key: secretKey });
  const run: TestStore['operate'] = (...args) => operate(env, ...args, ...inMode);

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
    operate: run,
    importProducts: (rows) => importRows(run, rows),
    shopper: (more = []) => aShopper(run, server, more),
  };
}

async function aTenant(env: NodeJS.ProcessEnv, options: readonly string[]): Promise<string> {
  const { tenant_id } = await operate<{ tenant_id: string }>(env, 'stores', 'create', '--name', 'Test Store', ...options);
  return tenant_id;
}

async function importRows(run: TestStore['operate'], rows: readonly ProductRow[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-import-'));
  const file = join(folder, 'products.jsonl');
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await run('catalog', 'import', file);
  await rm(folder, { recursive: true });
}

async function aShopper(run: TestStore['operate'], server: Api, more: readonly string[]): Promise<Shopper> {
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
  const login = await server.post('/v1/auth/login', { email, password });
  if (login.status !== 200) throw new Error(`login answered ${login.status}: ${login.text}`);
  const token = login.body.data.shopper_token as string;
  return { customerId, email, password, token, api: server.as({ shopperToken: token }) };
}
