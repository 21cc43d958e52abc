import { isUuid } from '@storefront/contract';
import { invalid, notFound } from '@storefront/errors';
import { newestFirst, storeScope } from '@storefront/rpc';
import { findCustomerId } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { refundStatusOf } from '../domain/refund.ts';
import { getRefund as getRefundInStore, listStoreRefunds } from '../store/refunds.ts';
import { toProtoRefund } from '../wire/to-proto-refund.ts';

/** Returns a refund of the store. */
export const getRefund: BillingHandler<'GetRefund'> =
  ({ db }) =>
  async ({ refundId }, caller) => {
    if (!isUuid(refundId)) throw notFound('refund');
    return { refund: toProtoRefund(await getRefundInStore(db, storeScope(caller), refundId)) };
  };

/** Returns the refunds of the store, newest first. */
export const listRefunds: BillingHandler<'ListRefunds'> =
  ({ db }) =>
  async (request, caller) => {
    const status = request.status === undefined ? undefined : refundStatusOf(request.status);
    if (request.status !== undefined && status === undefined) throw invalid('status', 'must be PENDING, SUCCEEDED, or FAILED');
    const customerId = request.customerId === undefined ? undefined : await findCustomerId(db, caller, request.customerId);
    const { rows, next } = await listStoreRefunds(db, storeScope(caller), { status, customerId }, newestFirst(request.keyset));
    return { refunds: rows.map(toProtoRefund), next };
  };
