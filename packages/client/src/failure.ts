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

/** The response is not from the API, such as the error page of a proxy. */
export interface UnreadableFailure {
  readonly kind: 'unreadable';
  /** Undefined if the body of a successful response could not be parsed. */
  readonly status: number | undefined;
  readonly message: string;
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

function refusal(body: unknown, { status, headers }: Response): ApiFailure | UnreadableFailure {
  const error = (body as Partial<Schemas['ErrorEnvelope']> | undefined)?.error;
  if (typeof error?.code !== 'string') return { kind: 'unreadable', status, message: `The response has status ${status}.`, cause: body };
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

/** Notes the reason with which a caller aborts a request, and lets the method reject with it, as `fetch` does. */
export const notingAborts = <Method extends (path: never, ...init: never) => Promise<unknown>>(method: Method): Method =>
  (async (path: never, ...init: never) => {
    try {
      return await method(path, ...init);
    } catch (error) {
      throwIfAborted((init as readonly { readonly signal?: AbortSignal | null }[])[0]?.signal);
      throw error;
    }
  }) as Method;

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
  const { name, message } = described(cause);
  // A thrown value that is no object is a reason, too.
  const isReason = !isObject(cause) || reasons.has(cause);
  if (isReason || name === 'AbortError' || name === 'TimeoutError') return abortedBy(cause);
  if (name === 'SyntaxError') return { kind: 'unreadable', status: undefined, message, cause };
  return { kind: 'network', message, cause };
}
