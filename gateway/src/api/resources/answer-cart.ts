import type { Cart__Output } from '@storefront/proto/storefront/cart/v1/Cart';
import type { SectionError__Output } from '@storefront/proto/storefront/common/v1/SectionError';
import { renderCart, renderSectionErrors } from '@storefront/public-json';
import { enveloped, type Reply } from '../../http/replies/reply.ts';

/** A response with a cart. The previous release of the cart service sets `cart`, whatever it is asked for. */
export interface CartAnswer {
  readonly cart: Cart__Output | null;
  readonly cartJson: Buffer;
  readonly errors: readonly SectionError__Output[];
  readonly replayed?: boolean;
}

/** Returns the reply of a cart route. The cart itself is never partial, but the catalog data of its lines can be missing. */
export function answerCart({ cart, cartJson, errors, replayed = false }: CartAnswer, status = 200): Reply {
  if (cart === null) return enveloped(cartJson, { status, errors: renderSectionErrors(errors), replayed });
  return enveloped(renderCart(cart), { status, errors: renderSectionErrors(cart.errors), replayed });
}
