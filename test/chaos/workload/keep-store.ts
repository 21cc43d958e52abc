import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryCli } from '../../support/operator/run-cli.ts';
import type { Action } from '../history/history.ts';
import type { Recorder } from '../history/recorder.ts';
import type { Random } from '../random.ts';
import type { KnownOrders } from './keep-shopping.ts';
import type { OpenShop } from './open-shop.ts';
import type { PlacedOrder } from './place-order.ts';
import { runCommand, scopeOf } from './run-command.ts';

const PAUSE_MS = { min: 2_000, max: 8_000 };

interface Payment {
  readonly id: string;
  readonly source: string;
  readonly status: string;
}

/** Lets the operator of a shop ship and correct orders, and record, reverse, and reissue what was paid, until `signal` is aborted. */
export async function keepStore(
  shop: OpenShop,
  recorder: Recorder,
  random: Random,
  known: KnownOrders,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(PAUSE_MS.min + random.below(PAUSE_MS.max - PAUSE_MS.min));
    if (random.next() < 0.25) await recordOnAccount(shop, recorder, random);
    const order = known.splice(random.below(known.length), 1)[0];
    if (order !== undefined) await keepOrder(shop, recorder, random, order);
  }
}

/** Does one thing with an order. What is done after a shipment or a payment needs it, so it is not done if that was refused. */
async function keepOrder(shop: OpenShop, recorder: Recorder, random: Random, { number, rail, sku }: PlacedOrder): Promise<void> {
  const draw = random.next();
  const amount = String(1 + random.below(5));
  const one = ['--lines', `${sku}=1`];
  const correct = (action: Action, ...args: string[]) => {
    const key = randomUUID();
    return runCommand(shop, recorder, { action, key, args: [...args, '--idempotency-key', key] });
  };
  if (draw < 0.2) await correct('refund', 'orders', 'refund', number, '--amount', amount);
  else if (draw < 0.3) await correct('refund', 'orders', 'refund', number, ...one);
  else if (draw < 0.45) await correct('cancel lines', 'orders', 'cancel', number, ...one, '--reason', 'out of stock');
  else if (draw < 0.7) {
    const request = random.next() < 0.5 ? ({ method: 'POST', path: `/orders/${number}/shipments`, body: {} } as const) : undefined;
    const shipped = await runCommand(shop, recorder, { action: 'ship', args: ['orders', 'ship', number], request });
    if (shipped.status === 200 && random.next() < 0.5) await correct('restock', 'orders', 'restock', number, ...one);
  } else if (rail !== 'PREPAID') await keepInvoice(shop, recorder, random, number, amount);
}

/** Records a payment on account, which pays what is due first; the rest is credit. */
async function recordOnAccount(shop: OpenShop, recorder: Recorder, random: Random): Promise<void> {
  const key = randomUUID();
  const { id } = random.pick(shop.shoppers);
  const args = ['customers', 'record-payment', id, '--amount', String(1 + random.below(100)), '--reference', key];
  await runCommand(shop, recorder, { action: 'record on account', key, args });
}

async function keepInvoice(shop: OpenShop, recorder: Recorder, random: Random, order: string, amount: string): Promise<void> {
  const listed = await tryCli<{ number: string }[]>(shop.store.env, 'invoices', 'list', '--order', order, ...scopeOf(shop));
  const invoice = listed.exitCode === 0 ? listed.json[0] : undefined;
  if (invoice === undefined) return;
  const { number } = invoice;
  if (random.next() < 0.3) {
    await runCommand(shop, recorder, { action: 'reissue', args: ['invoices', 'void', number, '--reissue'] });
    return;
  }
  const key = randomUUID();
  const args = ['invoices', 'record-payment', number, '--amount', amount, '--reference', key];
  const recorded = await runCommand(shop, recorder, { action: 'record payment', key, args });
  if (recorded.status !== 200 || random.next() < 0.5) return;
  const shown = await tryCli<{ payments: Payment[] }>(shop.store.env, 'invoices', 'get', number, ...scopeOf(shop));
  const payment =
    shown.exitCode === 0 ? shown.json.payments.find(({ source, status }) => source === 'recorded' && status === 'RECEIVED') : undefined;
  if (payment === undefined) return;
  const reversal = ['invoices', 'reverse-payment', number, '--payment', payment.id, '--reason', 'BOUNCED', '--reference', `R ${key}`];
  await runCommand(shop, recorder, { action: 'reverse', key: `R ${key}`, args: reversal });
}
