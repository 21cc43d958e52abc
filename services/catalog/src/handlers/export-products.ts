import type { CatalogStreamHandler } from '../deps.ts';
import { toStorefrontRow } from '../domain/export-row.ts';
import { listStoredProductsAfter } from '../store/products/stored-products.ts';
import { listTags } from '../store/taxonomy/taxonomy.ts';

/** Products per message, a few hundred KiB of text. */
const BATCH = 200;

/** Exports the whole catalog, including hidden products, as JSON Lines in SKU order. */
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
      const lines = batch.map(({ product }) => `${JSON.stringify(toStorefrontRow(product, names))}\n`);
      yield { chunk: Buffer.from(lines.join('')) };
    }
  };
