import type { Cart__Output } from '@storefront/proto/storefront/cart/v1';
import type { SectionError__Output } from '@storefront/proto/storefront/common/v1';
import { renderCart, renderSectionErrors } from '@storefront/public-json';
import { enveloped, type Reply, type ReplyOptions } from '../../http/replies/reply.ts';

/** A response with a cart. The previous release of the cart service sets `cart`, whatever it is asked for. */
export interface CartAnswer {
  readonly cart: Cart__Output | null;
  readonly cartJson: Buffer;
  readonly errors: readonly SectionError__Output[];
  readonly replayed?: boolean;
}

/** Returns the reply of a cart route. The cart itself is never partial, but the catalog data of its lines can be missing. */
export function answerCart(
  { cart, cartJson, errors, replayed = false }: CartAnswer,
  status = 200,
  rejected?: ReplyOptions['rejected'],
): Reply {
  const options = { status, replayed, ...(rejected && { rejected }) };
  if (cart === null) return enveloped(cartJson, { ...options, errors: renderSectionErrors(errors) });
  return enveloped(renderCart(cart), { ...options, errors: renderSectionErrors(cart.errors) });
}
