import { setTimeout as sleep } from 'node:timers/promises';
import { tryCli } from '../../support/operator/run-cli.ts';
import type { Action, RequestRecord } from '../history/history.ts';
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

/** A command of an operator. */
export interface OperatorCommand {
  readonly action: Action;
  readonly args: readonly string[];
  /** Its key or reference. */
  readonly key?: string;
  /** The content of the file that it sends. */
  readonly sent?: unknown;
}

/** Returns the options that select a shop. */
export const scopeOf = ({ shop: { tenantId, mode } }: OpenShop): string[] => ['--tenant', tenantId, '--mode', mode];

/** Repeats a command until it is carried out or refused. Returns the last record. */
export async function runCommand(shop: OpenShop, recorder: Recorder, { action, args, key, sent }: OperatorCommand): Promise<RequestRecord> {
  const until = recorder.now() + GIVE_UP_MS;
  for (;;) {
    const atMs = recorder.now();
    const { exitCode, stderr, json } = await tryCli(shop.store.env, ...args, ...scopeOf(shop));
    const error = exitCode === 0 ? undefined : errorOf(stderr);
    const record = recorder.request({
      action,
      atMs,
      tookMs: recorder.now() - atMs,
      shop: shop.shop.name,
      shopper: 'operator',
      method: 'COMMAND',
      path: args.join(' '),
      key: key ?? null,
      sent,
      status: error === undefined ? 200 : (STATUS[error.code] ?? UNEXPECTED),
      mode: null,
      requestId: '',
      retryAfter: error?.reason === 'invoice_not_issued',
      response: error === undefined ? json : { error },
      contractViolations: [],
    });
    if (isFinal(record) || recorder.now() > until) return record;
    await sleep(RETRY_PAUSE_MS);
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
