import { isUuid } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { storeScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { getRefund } from '../store/refunds.ts';
import { attemptRefunds } from '../transactions/execute-refund.ts';
import { retryRefund as retry } from '../transactions/retry-refund.ts';
import { fromProtoRefundMethod } from '../wire/from-proto-refund-request.ts';
import { toProtoRefund } from '../wire/to-proto-refund.ts';

/** Replaces a failed refund, or settles one that waits to be made by hand. */
export const retryRefund: BillingHandler<'RetryRefund'> = (deps) => async (request, caller) => {
  const { refundId } = request;
  if (!isUuid(refundId)) throw notFound('refund');
  const scope = storeScope(caller);
  const settlement = fromProtoRefundMethod(request);
  const provider = (await deps.gateways.find(scope))?.provider;
  const { id } = await inTransaction(deps.db, (trx) => retry(trx, scope, { ...settlement, refundId, provider }, deps));
  deps.afterCommit();
  await attemptRefunds(deps, scope, [id]);
  return { refund: toProtoRefund(await getRefund(deps.db, scope, id)) };
};
