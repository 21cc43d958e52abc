import { CART_LINES_MAX } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import { type Caller, newestFirst } from '@storefront/rpc';
import type { CatalogClient } from '../clients.ts';
import type { CartHandler } from '../deps.ts';
import { resolveCategoryIds } from '../domain/category-ids.ts';
import { isPromotionCode, promotionCode } from '../domain/promotion.ts';
import {
  endPromotion as endPromotionInStore,
  insertPromotion,
  type ListedPromotion,
  listPromotions as listPromotionsInStore,
} from '../store/promotions.ts';
import { fromProtoPromotion } from '../wire/from-proto-promotion.ts';
import { toProtoPromotion } from '../wire/to-proto-promotion.ts';

/** Creates a promotion, which must not have ended. Its categories are given by ID, slug, or path, and stored by ID. */
export const createPromotion: CartHandler<'CreatePromotion'> =
  ({ db, catalog }) =>
  async ({ promotion: given }, caller) => {
    if (!given) throw invalid('promotion', 'is required', { code: 'required' });
    const terms = fromProtoPromotion(given, caller.store.currency);
    const { categories } = given.categories.length === 0 ? { categories: [] } : await catalog.listCategories({}, caller);
    const promotion = { ...terms, categoryIds: resolveCategoryIds(given.categories, categories) };
    const unknownSkus = await listUnknownSkus(catalog, promotion.skus, caller);
    await inTransaction(db, async (trx) => {
      const { hasEnded } = await insertPromotion(trx, caller, promotion);
      if (hasEnded) throw invalid('ends_at', 'must be in the future');
    });
    return { promotion: toProtoPromotion(promotion), unknownSkus };
  };

/** Returns the SKUs that the catalog does not show. They can be imported later, so they are no errors. */
async function listUnknownSkus(catalog: CatalogClient, skus: readonly string[], caller: Caller): Promise<string[]> {
  const unknown: string[] = [];
  for (let start = 0; start < skus.length; start += CART_LINES_MAX) {
    const lines = skus.slice(start, start + CART_LINES_MAX).map((sku) => ({ sku, quantity: '1' }));
    const { lines: quoted } = await catalog.quoteLines({ lines }, caller);
    unknown.push(...quoted.filter(({ found }) => !found).map(({ sku }) => sku));
  }
  return unknown;
}

/** Ends a promotion immediately. */
export const endPromotion: CartHandler<'EndPromotion'> =
  ({ db }) =>
  async ({ code: typed }, caller) => {
    const code = promotionCode(typed);
    if (!isPromotionCode(code)) throw notFound('promotion');
    return { promotion: toProtoListed(await inTransaction(db, (trx) => endPromotionInStore(trx, caller, code))) };
  };

/** Lists the store's promotions with their use counts, newest first. */
export const listPromotions: CartHandler<'ListPromotions'> =
  ({ db }) =>
  async ({ keyset }, caller) => {
    const { rows, next } = await listPromotionsInStore(db, caller, newestFirst(keyset, isPromotionCode));
    return { promotions: rows.map(toProtoListed), next };
  };

const toProtoListed = ({ promotion, useCount }: ListedPromotion) => ({
  promotion: toProtoPromotion(promotion),
  useCount,
});
