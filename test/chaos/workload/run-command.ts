import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryCli } from '../../support/operator/run-cli.ts';
import { type Action, OVER_API, type RequestRecord } from '../history/history.ts';
import type { Recorder } from '../history/recorder.ts';
import type { OpenShop } from './open-shop.ts';
import { isFinal } from './recorded-client.ts';

const RETRY_PAUSE_MS = 500;
const GIVE_UP_MS = 90_000;

/** The status that the API gives to the errors of a command. */
const STATUS: Readonly<Record<string, number>> = {
  conflict: 409,
  not_found: 404,
  validation_error: 422,
  invalid_argument: 422,
  forbidden: 403,
  bad_gateway: 502,
  service_unavailable: 503,
  gateway_timeout: 504,
};
/** Of errors that no system may cause, also while it is unavailable. */
const UNEXPECTED = 500;

const NO_RESPONSE_MS = 40_000;

/** A request to the Admin API that does what a command does. */
export interface AdminRequest {
  readonly method: 'POST' | 'PUT';
  /** Below the store and its mode. */
  readonly path: string;
  /** JSON, or the text of a file. */
  readonly body: object | string;
}

/** A command of an operator. */
export interface OperatorCommand {
  readonly action: Action;
  readonly args: readonly string[];
  /** Its key or reference. */
  readonly key?: string;
  /** The content of the file that it sends. */
  readonly sent?: unknown;
  /** Sent instead of the command. */
  readonly request?: AdminRequest | undefined;
}

/** Returns the options that select a shop. */
export const scopeOf = ({ shop: { tenantId, mode } }: OpenShop): string[] => ['--tenant', tenantId, '--mode', mode];

/** Repeats a command until it is carried out or refused. Returns the last record. */
export async function runCommand(
  shop: OpenShop,
  recorder: Recorder,
  { action, args, key, sent, request }: OperatorCommand,
): Promise<RequestRecord> {
  const until = recorder.now() + GIVE_UP_MS;
  const requestKey = randomUUID();
  for (;;) {
    const atMs = recorder.now();
    const outcome = request === undefined ? await byCommand(shop, args) : await overApi(shop, request, requestKey);
    const record = recorder.request({
      action,
      atMs,
      tookMs: recorder.now() - atMs,
      shop: shop.shop.name,
      shopper: 'operator',
      method: 'COMMAND',
      path: (request === undefined ? args : [...args, OVER_API]).join(' '),
      key: key ?? null,
      sent,
      mode: null,
      requestId: '',
      contractViolations: [],
      ...outcome,
    });
    if (isFinal(record) || recorder.now() > until) return record;
    await sleep(RETRY_PAUSE_MS);
  }
}

type Outcome = Pick<RequestRecord, 'status' | 'retryAfter' | 'response'>;

async function byCommand(shop: OpenShop, args: readonly string[]): Promise<Outcome> {
  const { exitCode, stderr, json } = await tryCli(shop.store.env, ...args, ...scopeOf(shop));
  if (exitCode === 0) return { status: 200, retryAfter: false, response: json };
  const error = errorOf(stderr);
  return { status: STATUS[error.code] ?? UNEXPECTED, retryAfter: error.reason === 'invoice_not_issued', response: { error } };
}

/** A success has the status that a command has. */
async function overApi({ admin, shop }: OpenShop, { method, path, body }: AdminRequest, key: string): Promise<Outcome> {
  const isFile = typeof body === 'string';
  try {
    const response = await fetch(`${admin.url}/admin/v1/stores/${shop.tenantId}/${shop.mode}${path}`, {
      method,
      signal: AbortSignal.timeout(NO_RESPONSE_MS),
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
        'idempotency-key': key,
      },
      body: isFile ? body : JSON.stringify(body),
    });
    const retryAfter = response.headers.has('retry-after');
    return { status: response.ok ? 200 : response.status, retryAfter, response: await response.json() };
  } catch (error) {
    return { status: null, retryAfter: false, response: String(error) };
  }
}

/** With --json, a failed command prints its error as the only line of stderr. */
function errorOf(stderr: string): { code: string; reason: string | null; message: string } {
  try {
    return JSON.parse(stderr).error;
  } catch {
    return { code: 'failed', reason: null, message: stderr };
  }
}
