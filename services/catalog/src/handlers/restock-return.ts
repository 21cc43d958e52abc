import type { RestockReturnRequest__Output } from '@storefront/proto/storefront/catalog/v1/RestockReturnRequest';
import type { RestockReturnResponse } from '@storefront/proto/storefront/catalog/v1/RestockReturnResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { restockReturn as restock } from '../store/reservations/restock-return.ts';
import { requiredUuid } from '../wire/identifiers.ts';
import { requiredQuantity } from '../wire/quantities.ts';

/** Adds returned quantities to the stock on hand. */
export const restockReturn =
  ({ db, afterCommit }: CatalogDeps): Handler<RestockReturnRequest__Output, RestockReturnResponse> =>
  async ({ returnId, lines }, caller) => {
    const returned = lines.map(({ sku, quantity }, index) => ({
      sku,
      quantity: requiredQuantity(`lines.${index}.quantity`, quantity).toFixed(),
    }));
    await restock(db, caller, { returnId: requiredUuid('return_id', returnId), lines: returned });
    afterCommit();
    return {};
  };
