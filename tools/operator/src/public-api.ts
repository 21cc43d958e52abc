import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv, secret, text } from '@storefront/config';
import { AppError, type ErrorCode, type ErrorDetail, isAppError, isErrorCode } from '@storefront/errors';
import { type Command, Option } from 'commander';

/** The options of every command that calls the public API. */
export interface ApiOptions {
  readonly url?: string;
  readonly key?: string;
}

/** Adds `--url` and `--key`. They have no defaults here, because `--help` must work without a running system. */
export const forApi = (command: Command, keyKind = 'secret key'): Command =>
  command
    .addOption(new Option('--url <url>', 'address of the API (default: STOREFRONT_URL, or that of a running npm start)'))
    .addOption(new Option('--key <key>', `${keyKind} (default: STOREFRONT_KEY, or the sandbox key of the demo store of npm start)`));

/** A request of a command. */
export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Ends the request early. */
  readonly signal?: AbortSignal;
}

/** Sends requests to the public API with the key of a command. */
export interface PublicApi {
  readonly url: string;
  readonly key: string;
  /** Returns the parsed body, or undefined without one. Throws the error of the API as an `AppError`, or another error if there is no response. */
  readonly call: <Body>(request: ApiRequest) => Promise<Body>;
}

/** Longer than the longest request (8 s), also on a busy machine. */
const TIMEOUT_MS = 30_000;

/** Returns the public API at the address, and with the key, of a command. */
export function publicApi(env: NodeJS.ProcessEnv, options: ApiOptions): PublicApi {
  const { url, key } = readSettings(env, options);
  const base = url.replace(/\/+$/, '');
  const call = async <Body>({ method = 'GET', path, body, signal }: ApiRequest): Promise<Body> => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    }).catch((cause: unknown) => {
      throw new Error(`The API at ${base} did not respond.`, { cause });
    });
    if (!response.ok) throw errorOf(response, (await response.json().catch(() => ({}))) as ErrorAnswer);
    return (response.status === 204 ? undefined : await response.json()) as Body;
  };
  return { url: base, key, call };
}

/** Whether an error stays the same when the request is sent again: the request is wrong, or is not allowed. */
export const isFinal = (error: unknown): boolean => isAppError(error) && !TEMPORARY.has(error.code);

const TEMPORARY: ReadonlySet<ErrorCode> = new Set([
  'rate_limited',
  'internal_error',
  'bad_gateway',
  'service_unavailable',
  'gateway_timeout',
]);

interface ErrorAnswer {
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly reason: string | null;
    readonly details?: readonly ErrorDetail[];
  };
}

function errorOf({ status, headers }: Response, { error }: ErrorAnswer): Error {
  if (error === undefined || !isErrorCode(error.code))
    return new AppError(codeWithoutEnvelope(status), `The API responded with ${status}.`);
  const { code, message, reason, details = [] } = error;
  const retryAfter = headers.get('retry-after');
  return new AppError(code, message, {
    details,
    ...(reason && { reason }),
    ...(retryAfter !== null && { retryAfterSeconds: Number(retryAfter) }),
  });
}

/** The code of a response that has no error envelope, because a proxy in between or another server sent it. */
function codeWithoutEnvelope(status: number): ErrorCode {
  if (status >= 500 || status === 429) return 'bad_gateway';
  return status === 404 ? 'not_found' : 'forbidden';
}

/** Reads the address and the key from the options, the environment, or the demo store of a running `npm start`. */
function readSettings(env: NodeJS.ProcessEnv, { url, key }: ApiOptions): { readonly url: string; readonly key: string } {
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
