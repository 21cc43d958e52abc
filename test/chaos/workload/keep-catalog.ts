import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductRow } from '../../support/systems/a-store.ts';
import type { Recorder } from '../history/recorder.ts';
import type { Random } from '../random.ts';
import type { OpenShop } from './open-shop.ts';
import { runCommand } from './run-command.ts';

const PAUSE_MS = { min: 5_000, max: 20_000 };
const PRICE = 25;
/** In stock, low, and out of stock. */
const QUANTITIES = ['50', '3', '0'] as const;

/** Whether the operator counts the stock of a product, which shoppers do not order then. */
export const isCounted = (sku: string): boolean => /-ADDED-\d+$/.test(sku);

/** Lets the operator of a shop add products, and change their descriptions and stock, with the command or over the Admin API, until `signal` is aborted. Shoppers see these products but do not order them. */
export async function keepCatalog(shop: OpenShop, recorder: Recorder, random: Random, signal: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-chaos-import-'));
  const added: string[] = [];
  for (let round = 1; !signal.aborted; round += 1) {
    await sleep(PAUSE_MS.min + random.below(PAUSE_MS.max - PAUSE_MS.min));
    const draw = random.next();
    if (draw < 0.3 || added.length === 0) {
      const sku = `${shop.shop.mark}-ADDED-${round}`;
      const row = { sku, description: `Product ${sku}`, list_unit_price: PRICE, stock_quantity: Number(QUANTITIES[0]) };
      if (await importRow(shop, recorder, random, folder, row)) added.push(sku);
    } else if (draw < 0.6) {
      const sku = random.pick(added);
      await importRow(shop, recorder, random, folder, { sku, description: `Product ${sku}, edition ${round}`, list_unit_price: PRICE });
    } else {
      const [sku, quantity] = [random.pick(added), random.pick(QUANTITIES)];
      const request = { method: 'PUT', path: `/stock/${sku}`, body: { on_hand: quantity } } as const;
      const args = ['stock', 'set', sku, quantity];
      await runCommand(shop, recorder, { action: 'set stock', args, request: random.next() < 0.5 ? request : undefined });
    }
  }
  await rm(folder, { recursive: true });
}

async function importRow(shop: OpenShop, recorder: Recorder, random: Random, folder: string, row: ProductRow): Promise<boolean> {
  const file = join(folder, 'products.jsonl');
  const body = `${JSON.stringify(row)}\n`;
  await writeFile(file, body);
  const request = random.next() < 0.5 ? ({ method: 'POST', path: '/imports?kind=products&syntax=jsonl', body } as const) : undefined;
  const { status } = await runCommand(shop, recorder, { action: 'import product', args: ['catalog', 'import', file], sent: row, request });
  return status === 200;
}
