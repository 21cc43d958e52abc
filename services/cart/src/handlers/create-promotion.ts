import { invalid } from '@storefront/errors';
import type { CreatePromotionRequest__Output } from '@storefront/proto/storefront/cart/v1/CreatePromotionRequest';
import type { CreatePromotionResponse } from '@storefront/proto/storefront/cart/v1/CreatePromotionResponse';
import type { Handler } from '@storefront/rpc';
import type { CartDeps } from '../deps.ts';
import { resolveCategoryIds } from '../domain/category-ids.ts';
import { insertPromotion } from '../store/promotions.ts';
import { fromProtoPromotion } from '../wire/from-proto-promotion.ts';
import { toProtoPromotion } from '../wire/to-proto-promotion.ts';

/** Creates a promotion. Its categories are given by ID, slug, or path, and stored by ID. */
export const createPromotion =
  ({ db, catalog }: CartDeps): Handler<CreatePromotionRequest__Output, CreatePromotionResponse> =>
  async ({ promotion: given }, caller) => {
    if (!given) throw invalid('promotion', 'is required', { code: 'required' });
    const terms = fromProtoPromotion(given, caller.store.currency);
    const { categories } = given.categories.length === 0 ? { categories: [] } : await catalog.listCategories({}, caller);
    const promotion = { ...terms, categoryIds: resolveCategoryIds(given.categories, categories) };
    await insertPromotion(db, caller, promotion);
    return { promotion: toProtoPromotion(promotion) };
  };
