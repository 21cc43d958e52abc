import type { Promotion as ProtoPromotion } from '@storefront/proto/storefront/cart/v1/Promotion';
import { type Promotion } from '../domain/promotion.ts';

/** Converts a stored promotion for operators. */
export const toProtoPromotion = (promotion: Promotion): ProtoPromotion => ({
  code: promotion.code,
  kind: promotion.kind,
  value: promotion.value?.toFixed(),
  skus: [...promotion.skus],
  categories: [...promotion.categoryIds],
  buyQuantity: promotion.buyQuantity ?? undefined,
  getQuantity: promotion.getQuantity ?? undefined,
  minSubtotal: promotion.minSubtotal?.toFixed(),
  startsAt: promotion.startsAt?.toISOString(),
  endsAt: promotion.endsAt?.toISOString(),
  limitTotal: promotion.limitTotal ?? undefined,
  limitPerCustomer: promotion.limitPerCustomer ?? undefined,
  priority: promotion.priority,
  combinable: promotion.combinable,
  description: promotion.description,
});
