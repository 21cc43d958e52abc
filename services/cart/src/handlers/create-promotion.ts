import { invalid } from '@storefront/errors';
import type { CreatePromotionRequest__Output } from '@storefront/proto/storefront/cart/v1/CreatePromotionRequest';
import type { CreatePromotionResponse } from '@storefront/proto/storefront/cart/v1/CreatePromotionResponse';
import type { Handler } from '@storefront/rpc';
import { listCategories } from '../catalog/list-categories.ts';
import type { CartDeps } from '../deps.ts';
import { categoryIdsOf } from '../domain/category-ids.ts';
import { insertPromotion } from '../store/promotions.ts';
import { toPromotion, toProtoPromotion } from '../wire/to-promotion.ts';

/** Starts a promotion of the store. Its categories are named by id, slug or path, and kept by id. */
export const createPromotion =
  ({ db, catalog }: CartDeps): Handler<CreatePromotionRequest__Output, CreatePromotionResponse> =>
  async ({ promotion: given }, caller) => {
    if (!given) throw invalid('promotion', 'is required', { code: 'required' });
    const terms = toPromotion(given, caller.store.currency);
    const categories = given.categories.length === 0 ? [] : await listCategories(catalog, caller);
    const promotion = { ...terms, categoryIds: categoryIdsOf(given.categories, categories) };
    await insertPromotion(db, caller, promotion);
    return { promotion: toProtoPromotion(promotion) };
  };
