import { Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { OPERATOR_SCOPES } from '@storefront/access';
import { MODES, type Mode } from '@storefront/contract';
import { runOperator } from '@storefront/operator';
import { readPrivateFile, writePrivateFile } from '@storefront/secrets';

/** The content of `store.json`, in the form of the demo store's `demo.json`. */
export interface StoreDocument {
  readonly base_url: string;
  readonly tenant_id: string;
  readonly keys: Readonly<Record<Mode, { readonly publishable: string; readonly secret: string }>>;
  /** The Admin API, and a token of the store with all scopes. */
  readonly admin: { readonly url: string; readonly token: string; readonly expires_at: string };
}

/** Every scope that a secret key can have. */
const SECRET_SCOPES = 'storefront:catalog,storefront:auth,storefront:customer,storefront:checkout,storefront:webhooks';
/** The highest rate, because all requests of a test come from one address. */
const RATE = '10000000';
const DAY_MS = 86_400_000;
/** The image contains a token, and is used for long. */
const TOKEN_DAYS = 365;

/** Creates the store on the first start, and on every start writes the URLs, and a token that lasts, to the file. */
export async function openStore(
  file: string,
  operatorEnv: NodeJS.ProcessEnv,
  { baseUrl, adminUrl }: { readonly baseUrl: string; readonly adminUrl: string },
): Promise<void> {
  const known = (await readPrivateFile(file)) as StoreDocument | undefined;
  const { tenant_id, keys } = known ?? (await createStore(operatorEnv));
  const lasts = known !== undefined && Date.parse(known.admin.expires_at) > Date.now() + (TOKEN_DAYS / 2) * DAY_MS;
  const { token, expires_at } = lasts ? known.admin : await issueToken(operatorEnv, tenant_id);
  const document: StoreDocument = { base_url: baseUrl, tenant_id, keys, admin: { url: adminUrl, token, expires_at } };
  if (!isDeepStrictEqual(known, document)) await writePrivateFile(file, document);
}

function issueToken(env: NodeJS.ProcessEnv, tenant: string): Promise<{ readonly token: string; readonly expires_at: string }> {
  const lasting = ['--scopes', OPERATOR_SCOPES.join(), '--expires-in', `${TOKEN_DAYS}d`];
  return runCommand(env, ['tokens', 'create', '--name', `tests-${Date.now()}`, '--tenant', tenant, ...lasting]);
}

async function createStore(env: NodeJS.ProcessEnv): Promise<Pick<StoreDocument, 'tenant_id' | 'keys'>> {
  const create = ['stores', 'create', '--name', 'Test Store', '--online-payments', '--couriers'];
  const { tenant_id } = await runCommand<{ tenant_id: string }>(env, create);
  const issue = async (mode: Mode, kind: 'publishable' | 'secret', ...options: string[]): Promise<string> => {
    const where = ['--tenant', tenant_id, '--mode', mode, '--kind', kind];
    return (await runCommand<{ key: string }>(env, ['keys', 'create', ...where, '--rate-per-minute', RATE, ...options])).key;
  };
  const pairs = MODES.map(async (mode) => {
    const publishable = await issue(mode, 'publishable', '--rate-per-client', RATE);
    return [mode, { publishable, secret: await issue(mode, 'secret', '--scopes', SECRET_SCOPES) }] as const;
  });
  return { tenant_id, keys: Object.fromEntries(await Promise.all(pairs)) as StoreDocument['keys'] };
}

/** Runs a `storefront` command in this process and returns its result. Throws what it printed if it fails. */
async function runCommand<T>(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<T> {
  const [stdout, stderr] = [collector(), collector()];
  const exitCode = await runOperator([...args, '--json'], env, { stdout: stdout.stream, stderr: stderr.stream });
  if (exitCode !== 0) throw new Error(`storefront ${args.slice(0, 2).join(' ')} exited with ${exitCode}: ${stderr.text()}`);
  return JSON.parse(stdout.text()) as T;
}

function collector() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') };
}
