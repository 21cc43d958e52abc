import { type Command, Option } from 'commander';
import { type ApiOptions, readSettings } from './sandbox-api.ts';

/** Adds `--url` and `--key` to a command that works with the keys of both modes. */
export const forPublicApi = (command: Command): Command =>
  command
    .addOption(new Option('--url <url>', 'address of the API (default: STOREFRONT_URL, or that of a running npm start)'))
    .addOption(new Option('--key <key>', 'secret key (default: STOREFRONT_KEY, or the sandbox key of the demo store of npm start)'));

/** An error response of the API. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, status: number, retryAfterMs: number | undefined) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

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
  /** Returns the parsed body, or undefined without one. Throws an `ApiError`, or another error if there is no response. */
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
    const answer = response.status === 204 ? undefined : await response.json();
    if (!response.ok) throw errorOf(response, answer as ErrorAnswer);
    return answer as Body;
  };
  return { url: base, key, call };
}

interface ErrorAnswer {
  readonly error?: { readonly message: string; readonly reason: string | null };
}

function errorOf({ status, headers }: Response, { error }: ErrorAnswer): ApiError {
  const message = `${error?.message ?? `The API responded with ${status}.`}${error?.reason ? ` (${error.reason})` : ''}`;
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  return new ApiError(message, status, Number.isNaN(retryAfter) ? undefined : retryAfter * 1_000);
}
