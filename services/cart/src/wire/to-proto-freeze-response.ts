import type { Cart__Output as ProtoCart, FreezeCartResponse, PriceIssue as ProtoPriceIssue } from '@storefront/proto/storefront/cart/v1';
import type { Cart } from '../domain/cart.ts';
import type { Offer } from '../domain/price-cart.ts';
import { type PriceIssue, priceIssues, requirePrices } from '../domain/price-issues.ts';
import { termsOf } from '../domain/selling-rules.ts';
import type { FreezeDecision } from '../store/freezes.ts';
import { toProtoCart } from './to-proto-cart.ts';

/**
 * The response to a checkout, and the promotions that it uses: none, and no freeze, if the prices have changed. Promotions with free shipping
 * are neither used nor returned if there is no shipping to pay for. Throws 409 if a line has no price.
 */
export function toProtoFreezeResponse(
  cart: Cart,
  offer: Offer,
  { gctRate, withoutShipping, now }: { gctRate: string; withoutShipping: boolean; now: Date },
): FreezeDecision<FreezeCartResponse> {
  requirePrices(cart, offer.quotes);
  const issues = priceIssues(cart, offer, now);
  const kinds = new Map(offer.promotions.map(({ promotion }) => [promotion.code, promotion.kind]));
  const promotions = cart.promotions.filter(({ code }) => !withoutShipping || kinds.get(code) !== 'free_shipping');
  const response: FreezeCartResponse = {
    cart: withTerms(toProtoCart({ cart: { ...cart, promotions }, now }, { quotes: offer.quotes, errors: [] }), cart),
    issues: issues.map(toProtoIssue),
    freeShipping: cart.pricing?.freeShipping ?? false,
    gctRate,
  };
  const applied = promotions.filter(({ status }) => status === 'APPLIED').map(({ code }) => code);
  return { response, usedCodes: issues.length === 0 ? applied : null };
}

/** The response with the prices and descriptions that the shopper was shown, which the caller has the catalog compare. */
export function toProtoUnquotedResponse(cart: Cart, gctRate: string, now: Date): FreezeDecision<FreezeCartResponse> {
  const shown = toProtoCart({ cart, now }, { quotes: new Map(), errors: [] });
  const lines = shown.lines.map((line, index) => ({ ...line, description: cart.lines[index]?.description }));
  return { response: { cart: withTerms({ ...shown, lines }, cart), issues: [], freeShipping: false, gctRate }, usedCodes: [] };
}

/** Adds what the catalog compares with the product when it reserves the stock. */
const withTerms = (shown: ProtoCart, { lines }: Cart): ProtoCart => ({
  ...shown,
  lines: shown.lines.map((line, index) => {
    const { rules, ordered } = lines[index] ?? {};
    return rules === undefined ? line : { ...line, sellingTerms: termsOf(rules, ordered?.code) };
  }),
});

const toProtoIssue = ({ line, code, detail }: PriceIssue): ProtoPriceIssue => ({ lineId: line?.lineId, sku: line?.sku, code, detail });
