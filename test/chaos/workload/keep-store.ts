import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryCli } from '../../support/run-cli.ts';
import type { Action } from '../history/history.ts';
import type { Recorder } from '../history/recorder.ts';
import type { Random } from '../random.ts';
import type { KnownOrders } from './keep-shopping.ts';
import type { OpenShop } from './open-shop.ts';
import { isFinal } from './recorded-client.ts';

const PAUSE_MS = { min: 2_000, max: 8_000 };
const RETRY_PAUSE_MS = 500;
const GIVE_UP_MS = 90_000;

/** The status that the API gives to the errors of a command. Anything else is an answer that did not arrive. */
const STATUS: Readonly<Record<string, number>> = {
  conflict: 409,
  not_found: 404,
  validation_error: 422,
  invalid_argument: 422,
  forbidden: 403,
};

/** Lets the operator of a shop refund and ship orders, and record payments of invoices, until `signal` is aborted. */
export async function keepStore(
  shop: OpenShop,
  recorder: Recorder,
  random: Random,
  known: KnownOrders,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(PAUSE_MS.min + random.below(PAUSE_MS.max - PAUSE_MS.min));
    const order = known.splice(random.below(known.length), 1)[0];
    if (order === undefined) continue;
    const draw = random.next();
    const key = randomUUID();
    const amount = String(1 + random.below(5));
    if (draw < 0.4) await command(shop, recorder, 'refund', key, ['orders', 'refund', order.number, '--amount', amount, '--key', key]);
    else if (draw < 0.7) await command(shop, recorder, 'ship', null, ['orders', 'ship', order.number]);
    else if (order.rail !== 'PREPAID') await recordPayment(shop, recorder, order.number, key, amount);
  }
}

async function recordPayment(shop: OpenShop, recorder: Recorder, order: string, key: string, amount: string): Promise<void> {
  const listed = await tryCli<{ number: string }[]>(shop.store.env, 'invoices', 'list', '--order', order, ...scopeOf(shop));
  const invoice = listed.exitCode === 0 ? listed.json[0] : undefined;
  if (invoice === undefined) return;
  const args = ['invoices', 'record-payment', invoice.number, '--amount', amount, '--reference', key];
  await command(shop, recorder, 'record payment', key, args);
}

const scopeOf = ({ shop: { tenantId, mode } }: OpenShop): string[] => ['--tenant', tenantId, '--mode', mode];

/** Repeats a command until it is carried out or refused. */
async function command(shop: OpenShop, recorder: Recorder, action: Action, key: string | null, args: readonly string[]): Promise<void> {
  const until = recorder.now() + GIVE_UP_MS;
  for (;;) {
    const atMs = recorder.now();
    const { exitCode, stderr, json } = await tryCli(shop.store.env, ...args, ...scopeOf(shop));
    const fault = exitCode === 0 ? undefined : faultOf(stderr);
    const record = recorder.request({
      action,
      atMs,
      tookMs: recorder.now() - atMs,
      shop: shop.shop.name,
      shopper: 'operator',
      method: 'COMMAND',
      path: args.join(' '),
      key,
      sent: undefined,
      status: fault === undefined ? 200 : (STATUS[fault.code] ?? null),
      mode: null,
      requestId: '',
      retryAfter: fault?.reason === 'invoice_not_issued' || fault?.reason === 'order_being_shipped',
      answer: fault === undefined ? json : { error: fault },
      contractFaults: [],
    });
    if (isFinal(record) || recorder.now() > until) return;
    await sleep(RETRY_PAUSE_MS);
  }
}

/** With --json, a failed command prints its fault as the only line of stderr. */
function faultOf(stderr: string): { code: string; reason: string | null; message: string } {
  try {
    return JSON.parse(stderr).error;
  } catch {
    return { code: 'failed', reason: null, message: stderr };
  }
}
