import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { BillingHandler } from '../../deps.ts';
import { getRefund as loadRefund } from '../store/refunds.ts';
import { toProtoRefund } from '../wire/to-proto-refund.ts';

/** Returns a refund of the store. */
export const getRefund: BillingHandler<'GetRefund'> =
  ({ db }) =>
  async ({ refundId }, { tenantId, mode }) => {
    if (!isUuid(refundId)) throw notFound('refund');
    return { refund: toProtoRefund(await loadRefund(db, { tenantId, mode }, refundId)) };
  };
