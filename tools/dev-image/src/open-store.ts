import { Writable } from 'node:stream';
import { MODES, type Mode } from '@storefront/contract';
import { runOperator } from '@storefront/operator';
import { readPrivateFile, writePrivateFile } from '@storefront/secrets';

/** The content of `store.json`, in the form of the demo store's `demo.json`. */
export interface StoreDocument {
  readonly base_url: string;
  readonly tenant_id: string;
  readonly keys: Readonly<Record<Mode, { readonly publishable: string; readonly secret: string }>>;
}

/** Every scope that a secret key can have. */
const SECRET_SCOPES = 'storefront:catalog,storefront:auth,storefront:customer,storefront:checkout,storefront:webhooks';
/** The highest rate, because all requests of a test come from one address. */
const RATE = '10000000';

/** Creates the store on the first start, and on every start writes the URL of the gateway to the file. */
export async function openStore(file: string, operatorEnv: NodeJS.ProcessEnv, baseUrl: string): Promise<void> {
  const known = (await readPrivateFile(file)) as StoreDocument | undefined;
  const { tenant_id, keys } = known ?? (await createStore(operatorEnv));
  if (known?.base_url !== baseUrl) await writePrivateFile(file, { base_url: baseUrl, tenant_id, keys });
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
