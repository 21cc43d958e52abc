import { setTimeout as sleep } from 'node:timers/promises';
import type { PublishedContract } from '../../support/contract/published-contract.ts';
import { isSuccess } from '../checker/checked-run.ts';
import type { Action, RequestRecord } from '../history/history.ts';
import type { Recorder } from '../history/recorder.ts';

/** A request of a shopper. */
export interface ShopperRequest {
  readonly action: Action;
  readonly method: 'GET' | 'POST';
  /** A path of the API, or the URL of a payment page. */
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
}

/** Sends requests as one shopper and records them. */
export interface RecordedClient {
  send(request: ShopperRequest): Promise<RequestRecord>;
  /** Repeats a request, with the same key, until its response is final, and then sometimes once more. Returns the last record if it is not after `GIVE_UP_MS`. */
  sendUntilFinal(request: ShopperRequest): Promise<RequestRecord>;
}

/** Far above the ten seconds within which the system must respond, so that a slow response is recorded with its duration. */
const NO_RESPONSE_MS = 40_000;
/** Longer than the system needs to recover from any fault. */
const GIVE_UP_MS = 90_000;
const RETRY_PAUSE_MS = 300;

export interface ClientOptions {
  readonly baseUrl: string;
  readonly recorder: Recorder;
  readonly contract: PublishedContract;
  readonly shop: string;
  readonly shopper: string;
  /** The credentials, which a shopper renews during the run. */
  readonly headers: () => Readonly<Record<string, string>>;
}

/** Every so many keyed requests are sent once more after their success, as by a client that has lost the response. */
const REPEAT_EVERY = 10;

/** Whether the API returns the same response to the same key. A checkout without an order is not stored. */
const isStored = (record: RequestRecord): boolean =>
  record.key !== null && isSuccess(record) && !(record.action === 'check out' && record.response.data.order_id === null);

let lastRequest = 0;

/** Returns the client of a shopper. */
export function recordedClient(options: ClientOptions): RecordedClient {
  const send = async (request: ShopperRequest): Promise<RequestRecord> => {
    const { recorder, shop, shopper } = options;
    const atMs = recorder.now();
    const requestId = `chaos-${(lastRequest += 1)}`;
    const observed = await observe(options, request, requestId).catch((error: Error) => ({ failure: failureOf(error) }));
    const received = 'failure' in observed ? undefined : observed;
    return recorder.request({
      action: request.action,
      atMs,
      tookMs: recorder.now() - atMs,
      shop,
      shopper,
      method: request.method,
      path: request.path,
      key: request.key ?? null,
      sent: request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : request.body,
      status: received?.status ?? null,
      mode: received?.headers.get('x-service-mode') ?? null,
      requestId,
      response: 'failure' in observed ? observed.failure : observed.body,
      retryAfter: received?.headers.has('retry-after') ?? false,
      contractViolations:
        received === undefined || !isApi(request)
          ? []
          : options.contract.violationsOf({ ...received, method: request.method, path: request.path }),
    });
  };
  return {
    send,
    async sendUntilFinal(request) {
      const until = options.recorder.now() + GIVE_UP_MS;
      for (;;) {
        const record = await send(request);
        if (isFinal(record) || options.recorder.now() > until) {
          if (isStored(record) && record.number % REPEAT_EVERY === 0) await send(request);
          return record;
        }
        await sleep(RETRY_PAUSE_MS);
      }
    },
  };
}

/** Nothing was written, or the effect is unknown: the same request is to be repeated. */
const REPEATABLE = new Set(['checkout_cancelled', 'checkout_released', 'reservation_released', 'reservation_expired', 'payment_changed']);

/** Reports whether a client is done with a request: it was carried out or refused for good. */
export function isFinal({ status, retryAfter, response }: Pick<RequestRecord, 'status' | 'retryAfter' | 'response'>): boolean {
  if (status === null || status >= 500 || status === 429) return false;
  return !(status === 409 && (retryAfter || REPEATABLE.has(response?.error?.reason)));
}

const isApi = ({ path }: ShopperRequest): boolean => path.startsWith('/v1/');

async function observe({ baseUrl, headers }: ClientOptions, { method, path, body, key }: ShopperRequest, requestId: string) {
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(new URL(path, baseUrl), {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(NO_RESPONSE_MS),
    headers: {
      'x-request-id': requestId,
      ...(path.startsWith('/v1/') ? headers() : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json') === true && text !== '';
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
}

const failureOf = (error: Error): string => {
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${(cause as NodeJS.ErrnoException).code ?? cause.message}` : error.message;
};
