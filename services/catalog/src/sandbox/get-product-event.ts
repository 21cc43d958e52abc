import { isStorable, normalSku } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import type { GetProductEventResponse } from '@storefront/proto/storefront/catalog/v1';
import { type Caller, requireSandbox } from '@storefront/rpc';
import type { CatalogDeps, CatalogHandler } from '../deps.ts';
import { bandEvent, type ProductEvent } from '../store/catalog-version.ts';
import { toProductEvents } from '../store/products/product-events.ts';
import { listBands } from '../store/stock/availability.ts';
import { productEtag } from '../wire/product-etag.ts';

/** The fields that a triggered change of a product names as changed: an update of its price is the most common one. */
const CHANGED = ['unit_price'];

/** Returns the data of an event about a visible product of the caller's sandbox or its stock, as it is now. */
export const getProductEvent: CatalogHandler<'GetProductEvent'> =
  (deps) =>
  async ({ type, ...request }, caller) => {
    requireSandbox(caller);
    const sku = normalSku(request.sku);
    const { bands } = await listBands(deps.db, caller, isStorable(sku) ? [sku] : []);
    const band = bands.get(sku);
    if (band === undefined) throw notFound('product');
    if (type === 'stock.changed') return toResponse(bandEvent({ sku, band, previousBand: band }));
    if (type !== 'product.created' && type !== 'product.updated' && type !== 'product.removed')
      throw invalid('type', 'is not an event of a product');
    return toResponse(await productEvent(deps, caller, { type, sku, changed: CHANGED }));
  };

async function productEvent(
  { db, now }: CatalogDeps,
  caller: Caller,
  change: { readonly type: ProductEvent['type']; readonly sku: string; readonly changed: readonly string[] },
): Promise<{ readonly aggregateId: string; readonly data: object }> {
  const rendering = { store: caller.store, at: now(), etagOf: productEtag };
  const [event] = await inTransaction(db, (trx) => toProductEvents(trx, caller, [change], rendering));
  if (event === undefined) throw new Error('a change of a product has no event');
  const { type: _type, ...data } = event;
  return { aggregateId: change.sku, data };
}

const toResponse = ({ aggregateId, data }: { readonly aggregateId: string; readonly data: object }): GetProductEventResponse => ({
  aggregateId,
  dataJson: JSON.stringify(data),
});
