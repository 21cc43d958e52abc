import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv, secret, text } from '@storefront/config';
import { AppError, type ErrorDetail, isErrorCode } from '@storefront/errors';
import { type Command, Option } from 'commander';

/** The options of every sandbox command. */
export interface ApiOptions {
  readonly url?: string;
  readonly key?: string;
}

/** Longer than the longest request (8 s), also on a busy machine. */
const TIMEOUT_MS = 30_000;

/** Adds `--url` and `--key`. They have no defaults here, because `--help` must work without a running system. */
export const forApi = (command: Command): Command =>
  command
    .addOption(new Option('--url <url>', 'address of the API (default: STOREFRONT_URL, or that of a running npm start)'))
    .addOption(new Option('--key <key>', 'secret sandbox key (default: STOREFRONT_KEY, or that of the demo store of npm start)'));

/** Calls the API with a secret sandbox key and returns the data of the response; undefined if it has none. Throws the error of the API as one line. */
export async function callSandbox<Data>(
  env: NodeJS.ProcessEnv,
  options: ApiOptions,
  { method = 'GET', path, body }: { readonly method?: 'GET' | 'POST' | 'DELETE'; readonly path: string; readonly body?: object },
): Promise<Data> {
  const { url, key } = readSettings(env, options);
  const response = await fetch(`${url.replace(/\/+$/, '')}/v1/sandbox${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`The API at ${url} did not respond.`, { cause });
  });
  const answer = (await response.json().catch(() => ({}))) as Answer<Data>;
  if (!response.ok) throw faultOf(response.status, answer);
  return answer.data as Data;
}

interface Answer<Data> {
  readonly data?: Data;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly reason: string | null;
    readonly details?: readonly ErrorDetail[];
  };
}

function faultOf(status: number, { error }: Answer<unknown>): Error {
  if (status === 404 && error?.message === 'No such route.') return new Error('There is no sandbox to control: the key is a live key.');
  if (error === undefined || !isErrorCode(error.code)) return new Error(`The API responded with ${status}.`);
  return new AppError(error.code, error.message, { ...(error.reason && { reason: error.reason }), details: error.details ?? [] });
}

/** Reads the address and the key from the options, the environment, or the demo store of a running `npm start`. */
export function readSettings(env: NodeJS.ProcessEnv, { url, key }: ApiOptions): { readonly url: string; readonly key: string } {
  const given = { ...(url === undefined ? {} : { STOREFRONT_URL: url }), ...(key === undefined ? {} : { STOREFRONT_KEY: key }) };
  const isComplete = (name: string) => name in given || env[name] !== undefined || env[`${name}_FILE`] !== undefined;
  const known = isComplete('STOREFRONT_URL') && isComplete('STOREFRONT_KEY') ? {} : demoStore(env);
  const values = readEnv({ STOREFRONT_URL: text(), STOREFRONT_KEY: secret() }, { ...known, ...env, ...given });
  return { url: values.STOREFRONT_URL, key: values.STOREFRONT_KEY };
}

/** The demo store of a running `npm start`. */
function demoStore(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = join(env.STOREFRONT_HOME ?? '.storefront', 'demo.json');
  try {
    const { base_url, keys } = JSON.parse(readFileSync(file, 'utf8')) as { base_url: string; keys: { sandbox: { secret: string } } };
    return { STOREFRONT_URL: base_url, STOREFRONT_KEY: keys.sandbox.secret };
  } catch (cause) {
    throw new Error(`No running system: ${file} does not exist. Run npm start, or give --url and --key.`, { cause });
  }
}
