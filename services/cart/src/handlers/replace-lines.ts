import { CART_LINES_MAX } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import type { ReplaceLinesRequest__Output } from '@storefront/proto/storefront/cart/v1';
import { customerScope } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { addEach } from '../domain/add-each.ts';
import { withLines } from '../domain/cart-lines.ts';
import { requireVersion } from '../domain/cart-states.ts';
import { violationsOf, type LineViolations } from '../domain/line-violations.ts';
import { replaced } from '../domain/merged-lines.ts';
import { catalogSections } from '../quotes/catalog-sections.ts';
import { quoteRequested } from '../quotes/quote-requested.ts';
import { changeCart } from '../store/change-cart.ts';
import type { CartResponse, CartResponseHandler } from '../wire/in-requested-form.ts';
import { toProtoCart } from '../wire/to-proto-cart.ts';

/** Replaces the lines of the caller's cart, or none of them if one is invalid. `version`, if given, must be the cart's current version. */
export const replaceLines =
  (deps: CartDeps): CartResponseHandler<ReplaceLinesRequest__Output, CartResponse | LineViolations> =>
  async ({ cartId, lines, version }, caller) => {
    if (lines.length > CART_LINES_MAX) throw invalid('lines', `must have at most ${CART_LINES_MAX} entries`);
    const { wanted, known } = await quoteRequested(deps, lines, [], caller);
    const merged = addEach([], wanted, 'cart');
    const isRejected = merged.rejected.length > 0;
    const snapshot = await changeCart(deps, customerScope(caller), cartId, (cart) => {
      if (version !== undefined) requireVersion(cart, version);
      return isRejected ? cart : withLines(cart, replaced(cart.lines, merged.lines));
    });
    if (isRejected) return violationsOf(merged.rejected);
    return { cart: toProtoCart(snapshot, await catalogSections(deps.quoteLines, snapshot.cart, caller, known)) };
  };
