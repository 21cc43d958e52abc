import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { GetRefundRequest__Output } from '@storefront/proto/storefront/billing/v1/GetRefundRequest';
import type { GetRefundResponse } from '@storefront/proto/storefront/billing/v1/GetRefundResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { getRefund as loadRefund } from '../store/refunds.ts';
import { toProtoRefund } from '../wire/to-proto-refund.ts';

/** Returns a refund of the store. */
export const getRefund =
  ({ db }: BillingDeps): Handler<GetRefundRequest__Output, GetRefundResponse> =>
  async ({ refundId }, { tenantId, mode }) => {
    if (!isUuid(refundId)) throw notFound('refund');
    return { refund: toProtoRefund(await loadRefund(db, { tenantId, mode }, refundId)) };
  };
