import type { CatalogStreamHandler } from '../deps.ts';
import { FIELD_COLUMNS } from '../domain/product-fields.ts';
import { listStoredProductsAfter } from '../store/products/stored-products.ts';
import { listTags } from '../store/taxonomy/taxonomy.ts';

/** Products per message, a few hundred KiB of text. */
const BATCH = 200;

/** Exports the whole catalog, including hidden products, as rows of the `storefront` format in SKU order, which restore the same products. */
export const exportProducts: CatalogStreamHandler<'ExportProducts'> = ({ db }) =>
  async function* (_request, caller) {
    const { rows: tags } = await listTags(db, caller);
    const names = new Map(
      tags.map(({ group_slug, group_name, slug, name }) => [`${group_slug}/${slug}`, { group: group_name, tag: name }]),
    );
    let after = '';
    for (;;) {
      const batch = await listStoredProductsAfter(db, caller, after, BATCH);
      const last = batch.at(-1);
      if (last === undefined) return;
      after = last.product.sku;
      const rows = batch.map(({ product }) =>
        Object.fromEntries(FIELD_COLUMNS.map(({ field, name, write }) => [name, write(product[field], names)])),
      );
      yield { chunk: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')) };
    }
  };
