import { createFairQueue, paced, flowOf } from '@storefront/fair-queue';
import type { CatalogStreamHandler } from '../deps.ts';
import { FIELD_COLUMNS } from '../domain/product-fields.ts';
import { listStoredProductsAfter } from '../store/products/stored-products.ts';
import { listTagNames } from '../store/taxonomy/taxonomy.ts';

/** Products per message, a few hundred KiB of text. The process writes them within a few milliseconds, between which it handles other calls. */
const BATCH = 100;
/** As many as a process has streams. */
const EXPORTS_WAITING_MAX = 100;

/** Exports the whole catalog, including hidden products, as rows of the `storefront` format in SKU order, which restore the same products. Concurrent exports read one batch after another, each in its share. */
export const exportProducts: CatalogStreamHandler<'ExportProducts'> = ({ db }) => {
  const batches = createFairQueue({ resource: 'export_batches', running: 1, waiting: EXPORTS_WAITING_MAX });
  return async function* (_request, caller) {
    const names = await listTagNames(db, caller);
    let after = '';
    const read = async (): Promise<Buffer | undefined> => {
      const batch = await listStoredProductsAfter(db, caller, after, BATCH);
      const last = batch.at(-1);
      if (last === undefined) return undefined;
      after = last.product.sku;
      const rows = batch.map(({ product }) =>
        Object.fromEntries(FIELD_COLUMNS.map(({ field, name, write }) => [name, write(product[field], names)])),
      );
      return Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    };
    for (;;) {
      const flow = flowOf(caller);
      const chunk = await batches.run(flow, () => paced(flow.store, read));
      if (chunk === undefined) return;
      yield { chunk };
    }
  };
};
