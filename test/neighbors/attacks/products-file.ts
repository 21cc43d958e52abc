import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { System } from '@storefront/local-system';
import { catalogProduct } from '../../load/worlds/catalog-data.ts';

/** Writes an import of `count` products at these prices to the home of the system, which is deleted with it, and returns its path. */
export async function productsFile({ home }: System, count: number, price: number): Promise<string> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...catalogProduct(index),
    list_unit_price: price,
    sale_unit_price: null,
    price_breaks: [],
  }));
  const file = join(await mkdtemp(join(home, 'products-')), 'products.jsonl');
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return file;
}
