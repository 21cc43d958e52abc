import { notFound } from '@storefront/errors';
import { requireSandbox } from '@storefront/rpc';
import type { CatalogHandler } from '../deps.ts';
import { getAvailability } from '../handlers/availability.ts';
import { setStock } from '../handlers/stock.ts';

/** Sets the quantity on hand of a visible product of the caller's sandbox, as an operator would, and returns its band. */
export const setSandboxStock: CatalogHandler<'SetSandboxStock'> =
  (deps) =>
  async ({ sku, quantity }, caller) => {
    requireSandbox(caller);
    // Hidden products are not found, as everywhere in the public API.
    await getAvailability(deps)({ sku }, caller);
    await setStock(deps)({ sku, quantity }, caller);
    const { availability } = await getAvailability(deps)({ sku }, caller);
    if (availability === undefined) throw notFound('product');
    return { availability };
  };
