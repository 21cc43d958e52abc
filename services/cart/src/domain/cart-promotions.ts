import { AppError, notFound } from '@storefront/errors';
import { type Cart, withoutPrices } from './cart.ts';
import { evaluatePromotions } from './evaluate-promotions.ts';
import { discountableLines, type Offer } from './price-cart.ts';
import type { Promotion, PromotionRefusal } from './promotion.ts';

/** More than any shopper applies; it bounds the work of pricing. */
export const PROMOTIONS_MAX = 20;

const MESSAGES: Readonly<Record<PromotionRefusal | 'promo_not_found', string>> = {
  promo_not_found: 'The promotion does not exist.',
  promo_expired: 'The promotion has ended.',
  promo_not_eligible: 'The cart does not meet the terms of the promotion.',
  promo_limit_reached: 'The promotion has reached its usage limit.',
  promo_not_combinable: 'The promotion cannot be combined with another promotion in the cart.',
};

/** The 422 for a promotion that cannot be applied, with the contract's reason. */
export const promotionRefused = (reason: PromotionRefusal | 'promo_not_found'): AppError =>
  new AppError('validation_error', MESSAGES[reason], {
    reason,
    details: [{ field: 'code', location: 'body', code: reason, detail: MESSAGES[reason] }],
  });

/** Returns the cart with a promotion applied; its amounts are computed at the next pricing. `offer` must include the promotion. 422 if its terms are not met. */
export function withPromotion(cart: Cart, promotion: Promotion, offer: Offer, now: Date): Cart {
  if (cart.promotions.some(({ code }) => code === promotion.code)) return cart;
  const context = { currency: cart.currency, now };
  const lines = discountableLines(cart, offer.quotes);
  const itself = offer.promotions.filter((each) => each.promotion.code === promotion.code);
  const refusal = evaluatePromotions(itself, lines, context).outcomes[0]?.refusal ?? null;
  if (refusal !== null) throw promotionRefused(refusal);

  const others = offer.promotions.filter((each) => each.promotion.code !== promotion.code);
  const applied = evaluatePromotions(others, lines, context).outcomes.filter((outcome) => outcome.refusal === null);
  const clashes = applied.some((other) => !(promotion.combinable && other.promotion.combinable));
  if (clashes || cart.promotions.length >= PROMOTIONS_MAX) throw promotionRefused('promo_not_combinable');

  const { code, description } = promotion;
  return withoutPrices({
    ...cart,
    promotions: [...cart.promotions, { code, description, status: 'APPLIED', discountAmount: null, reason: null }],
  });
}

/** Returns the cart without a promotion; 404 if the cart does not have it. */
export function withoutPromotion(cart: Cart, code: string): Cart {
  if (!cart.promotions.some((promotion) => promotion.code === code)) throw notFound('promotion in this cart');
  return withoutPrices({ ...cart, promotions: cart.promotions.filter((promotion) => promotion.code !== code) });
}
