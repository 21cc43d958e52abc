import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import type { CartHandler } from '../deps.ts';
import { resolveCategoryIds } from '../domain/category-ids.ts';
import { insertPromotion } from '../store/promotions.ts';
import { fromProtoPromotion } from '../wire/from-proto-promotion.ts';
import { toProtoPromotion } from '../wire/to-proto-promotion.ts';

/** Creates a promotion. Its categories are given by ID, slug, or path, and stored by ID. */
export const createPromotion: CartHandler<'CreatePromotion'> =
  ({ db, catalog }) =>
  async ({ promotion: given }, caller) => {
    if (!given) throw invalid('promotion', 'is required', { code: 'required' });
    const terms = fromProtoPromotion(given, caller.store.currency);
    const { categories } = given.categories.length === 0 ? { categories: [] } : await catalog.listCategories({}, caller);
    const promotion = { ...terms, categoryIds: resolveCategoryIds(given.categories, categories) };
    await inTransaction(db, (trx) => insertPromotion(trx, caller, promotion));
    return { promotion: toProtoPromotion(promotion) };
  };
