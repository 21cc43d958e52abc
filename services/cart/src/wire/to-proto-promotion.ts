import type { Promotion as ProtoPromotion } from '@storefront/proto/storefront/cart/v1';
import { toMessage } from '@storefront/rpc';
import { type Promotion } from '../domain/promotion.ts';

/** Converts a stored promotion for operators. */
export const toProtoPromotion = ({ skus, categoryIds, value, minSubtotal, ...terms }: Promotion): ProtoPromotion => ({
  ...toMessage(terms),
  value: value?.toFixed(),
  skus: [...skus],
  categories: [...categoryIds],
  minSubtotal: minSubtotal?.toFixed(),
});
