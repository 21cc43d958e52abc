import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStorefront, type Failure, type Result, type Storefront, settle } from '@storefront/client';
import { readEnv, secret, text } from '@storefront/config';
import { AppError, type ErrorCode, isAppError, isErrorCode } from '@storefront/errors';
import type { Command } from 'commander';
import { secretFrom, withSecret } from './secret-options.ts';

/** The options of every command that calls the public API. */
export interface ApiOptions {
  readonly url?: string;
  readonly key?: string;
  readonly keyFile?: string;
}

/** Adds `--url`, `--key`, and `--key-file`. They have no defaults here, because `--help` must work without a running system. */
export const forApi = (command: Command, keyKind = 'secret key'): Command =>
  withSecret(
    command.option('--url <url>', 'address of the API (default: STOREFRONT_URL, or that of a running npm start)'),
    'key',
    keyKind,
    ' (default: STOREFRONT_KEY, or the sandbox key of the demo store of npm start)',
  );

/** The public API with the key of a command. */
export interface PublicApi {
  readonly key: string;
  readonly client: Storefront;
  /** Returns the body of a response. Throws the error of the API as an `AppError`, or another error if there is no response. */
  readonly bodyOf: <Body>(request: Promise<Result<Body>>) => Promise<Body>;
}

/** Returns the public API at the address, and with the key, of a command. */
export function publicApi(env: NodeJS.ProcessEnv, options: ApiOptions, { retries = 0 } = {}): PublicApi {
  const { url, key } = readSettings(env, options);
  const baseUrl = url.replace(/\/+$/, '');
  return {
    key,
    // An operator decides whether to repeat a command, and what goes on waits by itself.
    client: createStorefront({ baseUrl, apiKey: key, etags: false, retries }),
    async bodyOf(request) {
      const outcome = await settle(request);
      if (outcome.ok) return outcome.data;
      throw errorOf(outcome.failure, baseUrl);
    },
  };
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

function errorOf(failure: Failure, baseUrl: string): Error {
  switch (failure.kind) {
    case 'network':
    case 'aborted':
      return new Error(`The API at ${baseUrl} did not respond.`, { cause: failure.cause });
    case 'unreadable':
      if (failure.status === undefined) return new Error(`The response of ${baseUrl} is not that of the API.`, { cause: failure.cause });
      return withoutEnvelope(failure.status);
    case 'api': {
      const { status, code, message, reason, details, retryAfterSeconds } = failure;
      if (!isErrorCode(code)) return withoutEnvelope(status);
      return new AppError(code, message, { details, reason: reason ?? undefined, retryAfterSeconds });
    }
  }
}

/** The error of a response that has no error envelope, because a proxy in between or another server sent it. */
const withoutEnvelope = (status: number): AppError => new AppError(codeOf(status), `The API responded with ${status}.`);

function codeOf(status: number): ErrorCode {
  if (status >= 500 || status === 429) return 'bad_gateway';
  return status === 404 ? 'not_found' : 'forbidden';
}

/** Reads the address and the key from the options, the environment, or the demo store of a running `npm start`. */
function readSettings(env: NodeJS.ProcessEnv, options: ApiOptions): { readonly url: string; readonly key: string } {
  const { url, key = secretFrom(options.keyFile) } = options;
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
