import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryCli } from '../../support/operator/run-cli.ts';
import type { Recorder } from '../history/recorder.ts';
import type { Random } from '../random.ts';
import type { KnownOrders } from './keep-shopping.ts';
import type { OpenShop } from './open-shop.ts';
import { runCommand, scopeOf } from './run-command.ts';

const PAUSE_MS = { min: 2_000, max: 8_000 };

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
    if (draw < 0.4) {
      const args = ['orders', 'refund', order.number, '--amount', amount, '--key', key];
      await runCommand(shop, recorder, { action: 'refund', key, args });
    } else if (draw < 0.7) await runCommand(shop, recorder, { action: 'ship', args: ['orders', 'ship', order.number] });
    else if (order.rail !== 'PREPAID') await recordPayment(shop, recorder, order.number, key, amount);
  }
}

async function recordPayment(shop: OpenShop, recorder: Recorder, order: string, key: string, amount: string): Promise<void> {
  const listed = await tryCli<{ number: string }[]>(shop.store.env, 'invoices', 'list', '--order', order, ...scopeOf(shop));
  const invoice = listed.exitCode === 0 ? listed.json[0] : undefined;
  if (invoice === undefined) return;
  const args = ['invoices', 'record-payment', invoice.number, '--amount', amount, '--reference', key];
  await runCommand(shop, recorder, { action: 'record payment', key, args });
}
