import { AppError, notFound } from '@storefront/errors';
import { type Cart, withoutPrices } from './cart.ts';
import { evaluatePromotions } from './evaluate-promotions.ts';
import { discountableLines, type Offer } from './price-cart.ts';
import type { Promotion, PromotionRefusal } from './promotion.ts';

/** More codes than this on one cart is no shopper. */
export const PROMOTIONS_MAX = 20;

const MESSAGES: Readonly<Record<PromotionRefusal | 'promo_not_found', string>> = {
  promo_not_found: 'There is no such promotion.',
  promo_expired: 'The promotion has ended.',
  promo_not_eligible: 'The cart does not meet the terms of the promotion.',
  promo_limit_reached: 'The promotion has been used as often as it may be.',
  promo_not_combinable: 'The promotion cannot be combined with another one of the cart.',
};

/** 422 with the contract's reason. */
export const refused = (reason: PromotionRefusal | 'promo_not_found'): AppError =>
  new AppError('validation_error', MESSAGES[reason], {
    reason,
    details: [{ field: 'code', location: 'body', code: reason, detail: MESSAGES[reason] }],
  });

/** The cart with a promotion on it, whose amounts come with the next pricing. `offer` counts it among its promotions. 422 when its terms are not met. */
export function withPromotion(cart: Cart, promotion: Promotion, offer: Offer, now: Date): Cart {
  if (cart.promotions.some(({ code }) => code === promotion.code)) return cart;
  const context = { currency: cart.currency, now };
  const lines = discountableLines(cart, offer.quotes);
  const alone = evaluatePromotions(
    offer.promotions.filter((each) => each.promotion.code === promotion.code),
    lines,
    context,
  );
  const refusal = alone.outcomes[0]?.refusal ?? null;
  if (refusal !== null) throw refused(refusal);

  const others = evaluatePromotions(
    offer.promotions.filter((each) => each.promotion.code !== promotion.code),
    lines,
    context,
  );
  const applied = others.outcomes.filter((outcome) => outcome.refusal === null);
  const clashes = applied.some((other) => !(promotion.combinable && other.promotion.combinable));
  if (clashes || cart.promotions.length >= PROMOTIONS_MAX) throw refused('promo_not_combinable');

  const { code, description } = promotion;
  return withoutPrices({ ...cart, promotions: [...cart.promotions, { code, description, status: 'APPLIED', discountAmount: null }] });
}

/** The cart without a promotion; 404 when it has none of this code. */
export function withoutPromotion(cart: Cart, code: string): Cart {
  if (!cart.promotions.some((held) => held.code === code)) throw notFound('promotion on this cart');
  return withoutPrices({ ...cart, promotions: cart.promotions.filter((held) => held.code !== code) });
}
