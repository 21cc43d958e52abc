import { type AuditedRow, type AuditedRpcs, auditedRpcs, type Fields } from '@storefront/access/audit';
import { promotionCode } from '../domain/promotion.ts';

const PROMOTION: AuditedRow = {
  table: 'promotion',
  id: 'code',
  columns: [
    'kind',
    'value',
    'skus',
    'category_ids',
    'buy_quantity',
    'get_quantity',
    'min_subtotal',
    'starts_at',
    'ends_at',
    'limit_total',
    'limit_per_customer',
    'priority',
    'combinable',
  ],
};

/** How the calls of operators to this service are recorded. */
export const AUDITED: AuditedRpcs = auditedRpcs('storefront.cart.v1.CartAdminService', {
  CreatePromotion: { object: 'promotion', key: ({ promotion }) => codeKey((promotion as Fields | null)?.code), row: PROMOTION },
  EndPromotion: { object: 'promotion', key: ({ code }) => codeKey(code), row: PROMOTION },
});

const codeKey = (code: unknown) => (typeof code === 'string' ? { code: promotionCode(code) } : undefined);
