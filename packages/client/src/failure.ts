import type { Schemas } from './client-paths.ts';
import { retryAfterMs } from './retry.ts';

/** The API refused the request. `code` and `reason` are stable; new ones can be added at any time. */
export interface ApiFailure {
  readonly kind: 'api';
  readonly status: number;
  readonly code: Schemas['ErrorCode'] | (string & {});
  readonly reason: Schemas['ErrorReason'] | (string & {}) | null;
  readonly message: string;
  readonly details: readonly Schemas['ErrorDetail'][];
  readonly requestId: string;
  /** The value of `Retry-After`, in seconds. */
  readonly retryAfterSeconds: number | undefined;
}

/** No response arrived. A write may have taken effect: repeat it with the same `Idempotency-Key`. */
export interface NetworkFailure {
  readonly kind: 'network';
  readonly message: string;
  readonly cause: unknown;
}

/** The caller's signal or the timeout ended the request. */
export interface AbortedFailure {
  readonly kind: 'aborted';
  readonly message: string;
  readonly cause: unknown;
}

/** The response is not from the API, such as the error page of a proxy, or JSON of another shape. */
export interface UnreadableFailure {
  readonly kind: 'unreadable';
  readonly status: number;
  readonly message: string;
  /** The body, parsed if it is JSON. */
  readonly cause: unknown;
}

/** Everything that can make a request fail, distinguished by `kind`. */
export type Failure = ApiFailure | NetworkFailure | AbortedFailure | UnreadableFailure;

/** The result of a request. */
export type Outcome<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly failure: Failure };

/** A `Failure` as an exception. */
export class StorefrontError extends Error {
  override readonly name = 'StorefrontError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message, 'cause' in failure ? { cause: failure.cause } : undefined);
    this.failure = failure;
  }
}

/** The result of a method of the client. */
export interface Result<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** Waits for a request and returns its data or its failure. It never rejects. */
export async function settle<Data>(request: Promise<Result<Data>>): Promise<Outcome<Data>> {
  try {
    const { data, error, response } = await request;
    if (response.ok) return { ok: true, data: data as Data };
    return { ok: false, failure: refusal(error, response) };
  } catch (error) {
    return { ok: false, failure: exception(error) };
  }
}

/** Waits for a request and returns its data. Throws a `StorefrontError` if it fails. */
export async function unwrap<Data>(request: Promise<Result<Data>>): Promise<Data> {
  const outcome = await settle(request);
  if (outcome.ok) return outcome.data;
  throw new StorefrontError(outcome.failure);
}

const unreadable = (status: number, body: unknown): UnreadableFailure => ({
  kind: 'unreadable',
  status,
  message: `The response has status ${status}, and is not from the API.`,
  cause: body,
});

function refusal(body: unknown, { status, headers }: Response): ApiFailure | UnreadableFailure {
  const error = (body as Partial<Schemas['ErrorEnvelope']> | null | undefined)?.error;
  if (typeof error?.code !== 'string' || typeof error.message !== 'string' || !Array.isArray(error.details))
    return unreadable(status, body);
  const { code, reason, message, details, request_id: requestId } = error;
  const waitMs = retryAfterMs({ headers });
  return {
    kind: 'api',
    status,
    code,
    reason,
    message,
    details,
    requestId,
    retryAfterSeconds: waitMs === undefined ? undefined : Math.ceil(waitMs / 1_000),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The reasons with which callers aborted requests. They can be errors of any kind. */
const reasons = new WeakSet();

interface Init {
  readonly signal?: AbortSignal | null;
  readonly parseAs?: string;
}

/**
 * Notes the reason with which a caller aborts a request, and lets the method reject with it, as `fetch` does. It rejects with a `StorefrontError`
 * if a successful response is not from the API.
 */
export function checked<Method extends (path: never, ...init: never) => Promise<unknown>>(method: Method): Method {
  const send = method as unknown as (path: string, init: Init) => Promise<Result<unknown>>;
  return (async (path: string, init: Init = {}) => {
    try {
      if ((init.parseAs ?? 'json') !== 'json') return await send(path, init);
      const result = await send(path, { ...init, parseAs: 'text' });
      return result.response.ok ? { ...result, data: parsed(path, result) } : result;
    } catch (error) {
      throwIfAborted(init.signal);
      throw error;
    }
  }) as unknown as Method;
}

/** The operations whose responses have no `data`. A test compares them with the OpenAPI document. */
const BARE = /^\/(?:health|v1\/(?:ping|products\/\{sku\}\/availability|webhooks(?!.*\/(?:deliveries|stats)$)\b.*))$/;

/** Reports whether a response of this path of the document can have no `data`. */
export const isBare = (schemaPath: string): boolean => BARE.test(schemaPath);

function parsed(path: string, { data: text = '', response: { status } }: Result<unknown>): unknown {
  if (status === 204) return undefined;
  const body = jsonOf(String(text));
  if (isObject(body) && (isBare(path) || ('data' in body && typeof body.data === 'object'))) return body;
  throw new StorefrontError(unreadable(status, body));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Throws the reason of a signal that is aborted, from which `settle` makes an `AbortedFailure`. */
function throwIfAborted(signal: AbortSignal | null | undefined): void {
  if (isObject(signal?.reason)) reasons.add(signal.reason);
  signal?.throwIfAborted();
}

/** The failure of what the caller's signal ended. */
export const abortedBy = (cause: unknown): AbortedFailure => ({ kind: 'aborted', message: described(cause).message, cause });

const described = (cause: unknown): { readonly name: string; readonly message: string } =>
  cause instanceof Error || cause instanceof DOMException ? cause : { name: '', message: String(cause) };

function exception(cause: unknown): Failure {
  if (cause instanceof StorefrontError) return cause.failure;
  const { name, message } = described(cause);
  // A thrown value that is no object is a reason, too.
  const isReason = !isObject(cause) || reasons.has(cause);
  if (isReason || name === 'AbortError' || name === 'TimeoutError') return abortedBy(cause);
  return { kind: 'network', message, cause };
}
