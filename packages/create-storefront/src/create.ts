import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { intro, log, note, outro, spinner } from '@clack/prompts';
import { askFolder } from './ask.ts';
import { type ApiResponse, callApi } from './call-api.ts';
import { type Chosen, chooseStore } from './choose-store.ts';
import { copyTemplate } from './copy-template.ts';
import { CreateError } from './create-error.ts';
import { repositoryAbove } from './demo-store.ts';
import { folderError, linkError } from './folder-error.ts';
import { type KeyKind, keyError, pairError } from './key-error.ts';
import { runNpm } from './npm.ts';
import type { Options } from './options.ts';
import type { Store } from './store.ts';
import { subscribe } from './subscribe.ts';
import { urlError } from './url-error.ts';

/** Creates a storefront and runs it. Returns the exit code of the storefront. Throws a `CreateError` for what the user can correct. */
export async function create(options: Options, env: NodeJS.ProcessEnv, isTerminal: boolean): Promise<number> {
  intro('Create a storefront');
  if (options.folder === undefined && !isTerminal) throw new CreateError('Without a terminal, give the folder, such as my-storefront.');
  const folder = resolve(options.folder ?? (await askFolder(defaultFolder(process.cwd()))));
  const error = (options.links ? linkError(folder) : folderError(folder)) ?? (options.url && urlError(options.url));
  if (error) throw new CreateError(error);

  const progress = spinner();
  let isSpinning = false;
  const report = (line: string): void => {
    if (isSpinning) progress.message(line);
    else progress.start(line);
    isSpinning = true;
  };
  const chosen = await chooseStore(options, env, { isTerminal, report }).finally(() => isSpinning && progress.clear());
  try {
    await fill(folder, chosen.store, options);
    if (!options.links) return await run(folder, chosen, options);
    outro('npm run dev reads them again. Log in again: the sessions of another store have ended.');
    return 0;
  } finally {
    await chosen.stop?.();
  }
}

/** The repository of the API stays as it is: a storefront is created beside it. */
function defaultFolder(from: string): string {
  const repository = repositoryAbove(from);
  return join(repository === undefined ? '' : relative(from, dirname(repository)), 'my-storefront');
}

async function fill(folder: string, store: Chosen['store'], { port, links, hasWebhooks }: Options): Promise<void> {
  const file = join(folder, '.env.local');
  const before = links && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const storeUrl = parseEnv(before).STORE_URL || `http://localhost:${port}`;
  // `next dev` and `next start` run the storefront under both names of this machine.
  const origins = [...new Set([storeUrl, storeUrl.replace('//localhost:', '//127.0.0.1:')])];
  for (const warning of await checkStore(store, origins, hasWebhooks)) log.warn(warning);
  createFolder(folder);
  if (!links) copyTemplate(folder);
  const endpoint = `${storeUrl}/webhooks`;
  const subscribed = hasWebhooks ? await subscribe(store, endpoint) : { refusal: undefined };
  if ('refusal' in subscribed && subscribed.refusal !== undefined) {
    log.warn(`The API does not send webhooks to ${endpoint}: ${subscribed.refusal} Changes of products are shown after five minutes.`);
  }
  const secret = 'secret' in subscribed ? subscribed.secret : '';
  // It has the secret key, so that only its owner may read it.
  writeFileSync(file, withOwnSettings(envFile(store, storeUrl, secret), before), { mode: 0o600 });
  log.success(links ? `Wrote the keys of the store to ${file}` : `Copied the starter to ${folder}, with its settings in .env.local`);
}

async function run(folder: string, { store, stop }: Chosen, { installs, runs, port }: Options): Promise<number> {
  const goTo = `cd ${relative(process.cwd(), folder) || '.'}`;
  const dev = port === 3_000 ? 'npm run dev' : `npm run dev -- --port ${port}`;
  if (installs && (await runNpm(['ci', '--no-audit', '--no-fund'], folder)) !== 0) {
    throw new CreateError(`The dependencies were not installed. Try again: ${goTo} && npm ci && ${dev}`);
  }
  const shopper = store.shopper && `Log in with ${store.shopper.email} and ${store.shopper.password}`;
  const lines = [`http://localhost:${port} or http://127.0.0.1:${port}`, shopper, 'Change src/store.ts first; README.md says more.'];
  note(lines.filter((line) => line !== undefined).join('\n'), 'Your storefront');
  if (!runs) {
    outro(`Run it: ${[goTo, ...(installs ? [] : ['npm ci']), dev].join(' && ')}${stop ? ', next to npm start of the API' : ''}`);
    return 0;
  }
  outro(`Running it. Ctrl-C stops it${stop ? ' and the API' : ''}. Later: ${stop ? 'npm start of the API, and ' : ''}${goTo} && ${dev}`);
  return await runNpm(['run', 'dev', '--', '--port', String(port)], folder);
}

const WEBHOOKS = 'storefront:webhooks';

/**
 * Checks with the API that the keys are of one store and have what the storefront needs. Returns what the storefront has to do without. Throws a
 * `CreateError` if it would not work.
 */
export async function checkStore(store: Store, origins: readonly string[], wantsWebhooks: boolean): Promise<readonly string[]> {
  const { url, secretKey, publishableKey } = store;
  const error = keyError('secret', secretKey) ?? keyError('publishable', publishableKey) ?? pairError(secretKey, publishableKey);
  if (error !== undefined) throw new CreateError(error);
  const [secret, publishable] = [await ping(url, 'secret', secretKey), await ping(url, 'publishable', publishableKey)];
  if (secret.body.tenant_id !== publishable.body.tenant_id)
    throw new CreateError('The keys belong to two stores. Both must be of the same store.');

  const missing = missingScopes(secret.body.scopes, wantsWebhooks);
  if (missing.length > 0) throw new CreateError(scopeError(missing, secret.body.scopes));
  const refused = await Promise.all(
    origins.map(async (origin) => [origin, await callApi(url, publishableKey, '/v1/ping', { origin })] as const),
  );
  const refusedOrigins = refused.filter(([, { reason }]) => reason === 'origin_not_allowed').map(([origin]) => origin);
  return refusedOrigins.length === 0 ? [] : [originWarning(refusedOrigins, origins)];
}

async function ping(url: string, kind: KeyKind, key: string): Promise<ApiResponse> {
  const response = await callApi(url, key, '/v1/ping');
  if (response.status === 401) throw new CreateError(`${url} does not know the ${kind} key, or it has been revoked or has expired.`);
  if (response.status !== 200) throw new CreateError(`${url} refuses the ${kind} key: ${response.message}`);
  return response;
}

function scopeError(missing: readonly string[], scopes: unknown): string {
  const granted = Array.isArray(scopes) ? scopes.map(String) : [];
  const advice = missing.includes(WEBHOOKS) ? ' Or create it without webhooks: --no-webhooks.' : '';
  return `The secret key does not have the scope ${missing.join(', ')}. Have a key issued with it: storefront keys create --kind secret --scopes ${[...granted, ...missing].join(',')}.${advice}`;
}

const originWarning = (refused: readonly string[], origins: readonly string[]): string =>
  `The publishable key does not allow ${refused.join(' and ')}, so the search box has no suggestions there. Have a key issued that does: storefront keys create --kind publishable --origins ${origins.join(',')}`;

/** Creates a folder and those above it. Throws a `CreateError` if the system does not allow it. */
export function createFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (cause) {
    throw new CreateError(`The folder ${path} cannot be created: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Returns the settings of the storefront: its `.env.local`. */
export const envFile = ({ url, secretKey, publishableKey }: Store, storeUrl: string, webhookSecret: string): string =>
  Object.entries({
    STOREFRONT_URL: url,
    STOREFRONT_PUBLISHABLE_KEY: publishableKey,
    STOREFRONT_SECRET_KEY: secretKey,
    STOREFRONT_WEBHOOK_SECRET: webhookSecret,
    STORE_URL: storeUrl,
    STORE_PROXIES: '0',
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Returns the settings with the lines that a storefront had before, except those about its store. */
export function withOwnSettings(settings: string, before: string): string {
  const own = before.replaceAll(/^STOREFRONT_.*\n?/gm, '');
  const known = parseEnv(own);
  return settings.replaceAll(/^(\w+)=.*\n/gm, (line, name: string) => (name in known ? '' : line)) + own;
}

const NEEDED = ['storefront:catalog', 'storefront:auth', 'storefront:customer', 'storefront:checkout'];

/** Returns the scopes that the storefront needs and the secret key does not have. `granted` is what the API returned. */
function missingScopes(granted: unknown, wantsWebhooks: boolean): readonly string[] {
  const has: readonly unknown[] = Array.isArray(granted) ? granted : [];
  return [...NEEDED, ...(wantsWebhooks ? ['storefront:webhooks'] : [])].filter((scope) => !has.includes(scope));
}
