import { BATCH_LINES_MAX } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { type Claim, withIdempotency } from '@storefront/idempotency';
import type { AddLinesRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { type Caller, customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { fromRecentCart, fromStoredCart } from '../store/change-cart.ts';
import { retryOnConflict } from '../store/retry-on-conflict.ts';
import type { CartResponse, CartResponseHandler } from '../wire/in-requested-form.ts';
import { addToCart } from './add-to-cart.ts';

/** Adds the acceptable lines of a batch to the caller's cart, with one call for quotes and in one write. */
export const addLines = (deps: CartDeps): CartResponseHandler<AddLinesRequest__Output> =>
  withIdempotency(deps.db, async ({ cartId, lines, version }, caller: Caller, claim?: Claim<CartResponse>) => {
    if (lines.length > BATCH_LINES_MAX) throw invalid('lines', `must have at most ${BATCH_LINES_MAX} entries`);
    const from = claim === undefined ? fromRecentCart : fromStoredCart;
    return retryOnConflict(() =>
      from(deps, customerScope(caller), cartId, (known) => addToCart(deps, known, { lines, version }, caller, claim)),
    );
  });
