import type { FreezeCartResponse } from '@storefront/proto/storefront/cart/v1/FreezeCartResponse';
import type { PriceIssue as ProtoPriceIssue } from '@storefront/proto/storefront/cart/v1/PriceIssue';
import type { Cart } from '../domain/cart.ts';
import type { Offer } from '../domain/price-cart.ts';
import { type PriceIssue, priceIssues } from '../domain/price-issues.ts';
import type { Verdict } from '../store/freezes.ts';
import { toProtoCart } from './to-proto-cart.ts';

/** What checkout hears of a cart: that its amounts hold to the cent, and then the promotions it uses up, or why they do not. */
export function toFreezeAnswer(cart: Cart, offer: Offer, gctRate: string, now: Date): Verdict<FreezeCartResponse> {
  const issues = priceIssues(cart, offer, now);
  const answer: FreezeCartResponse = {
    cart: toProtoCart({ cart, now }, { quotes: offer.quotes, errors: [] }),
    issues: issues.map(toProtoIssue),
    freeShipping: cart.pricing?.freeShipping ?? false,
    gctRate,
  };
  const applied = cart.promotions.filter(({ status }) => status === 'APPLIED').map(({ code }) => code);
  return { answer, usedCodes: issues.length === 0 ? applied : null };
}

const toProtoIssue = ({ line, code, detail }: PriceIssue): ProtoPriceIssue => ({ lineId: line?.lineId, sku: line?.sku, code, detail });
