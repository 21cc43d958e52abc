import { notFound } from '@storefront/errors';
import type { SetSandboxStockRequest__Output } from '@storefront/proto/storefront/catalog/v1/SetSandboxStockRequest';
import type { SetSandboxStockResponse } from '@storefront/proto/storefront/catalog/v1/SetSandboxStockResponse';
import { type Handler, requireSandbox } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { getAvailability } from '../handlers/get-availability.ts';
import { setStock } from '../handlers/set-stock.ts';

/** Sets the quantity on hand of a visible product of the caller's sandbox, as an operator would, and returns its band. */
export const setSandboxStock =
  (deps: CatalogDeps): Handler<SetSandboxStockRequest__Output, SetSandboxStockResponse> =>
  async ({ sku, quantity }, caller) => {
    requireSandbox(caller);
    // Hidden products are not found, as everywhere in the public API.
    await getAvailability(deps)({ sku }, caller);
    await setStock(deps)({ sku, quantity }, caller);
    const { availability } = await getAvailability(deps)({ sku }, caller);
    if (availability === undefined) throw notFound('product');
    return { availability };
  };
