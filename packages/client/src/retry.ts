/** Sends one request. */
export type Send = (request: Request) => Promise<Response>;

/** When and how often a request is repeated. */
export interface RetryOptions {
  /** How many times a request is repeated, by default 3. 0 disables retries. */
  readonly retries?: number;
  /** The longest wait, by default 10,000. A response that asks for a longer one is returned instead. */
  readonly delayMsMax?: number;
  /** The time for each attempt, including its body, by default 30,000. The `wait_seconds` of a request are added. */
  readonly timeoutMs?: number;
}

const FIRST_DELAY_MS = 250;
/** The requests of a body that is being read. Node forgets the signal of a request that is garbage collected, and the read would have no deadline. */
const REQUESTS = new WeakMap<ReadableStream, readonly Request[]>();
/** Not sent to the part of the service that does the work, or without a response from it. */
const TRANSIENT = new Set([408, 500, 502, 503, 504]);

/**
 * Repeats requests that failed temporarily. A 429, and a 409 with `Retry-After`, had no effect, so any request is repeated. After other
 * failures the request may have had its effect, so only reads and requests with an `Idempotency-Key` are repeated, with the same key.
 */
export function withRetries(send: Send, { retries = 3, delayMsMax = 10_000, timeoutMs = 30_000 }: RetryOptions = {}): Send {
  return async (request) => {
    for (let attempt = 0; ; attempt++) {
      const last = attempt >= retries;
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs + waitMs(request))]);
      // The body of a request can be read once, so each attempt but the last sends a copy.
      const sent = new Request(last ? request : request.clone(), { signal });
      const response = await send(sent).catch((error: unknown) => {
        if (last || request.signal.aborted || !isRepeatable(request)) throw error;
        return undefined;
      });
      if (response?.body) REQUESTS.set(response.body, [request, sent]);
      if (response !== undefined && (last || !asksForRetry(request, response))) return response;
      const askedMs = retryAfterMs(response);
      if (response !== undefined && askedMs !== undefined && askedMs > delayMsMax) return response;
      await response?.body?.cancel();
      await sleep(askedMs ?? Math.min(backoffMs(attempt), delayMsMax), request.signal);
    }
  };
}

/** The time that a request lets the API wait for an event. */
const waitMs = ({ url }: Request): number => Number(/[?&]wait_seconds=(\d{1,2})(?:&|$)/.exec(url)?.[1] ?? 0) * 1_000;

const isRepeatable = ({ method, headers }: Request): boolean => method === 'GET' || method === 'HEAD' || headers.has('Idempotency-Key');

const asksForRetry = (request: Request, { status, headers }: Response): boolean =>
  status === 429 || (status === 409 && headers.has('Retry-After')) || (TRANSIENT.has(status) && isRepeatable(request));

/** Returns how long `Retry-After` asks to wait: a number of seconds, or until an HTTP date, in the form of asctime, too. */
export function retryAfterMs(response: Pick<Response, 'headers'> | undefined): number | undefined {
  const value = response?.headers.get('Retry-After')?.trim() ?? '';
  // The form of asctime has no zone, and is UTC.
  const isAsctime = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4}$/.test(value);
  if (!isAsctime && !/^\d+$|^[A-Z][a-z]{2,8},? .*GMT$/.test(value)) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(isAsctime ? `${value} GMT` : value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Doubles with each attempt. The random half keeps clients that failed together from returning together. */
const backoffMs = (attempt: number): number => FIRST_DELAY_MS * 2 ** attempt * (0.5 + Math.random() / 2);

/** Waits, or rejects with the signal's reason as soon as it is aborted. */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
