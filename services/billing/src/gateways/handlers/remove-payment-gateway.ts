import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { BillingHandler } from '../../deps.ts';
import { deleteGateway } from '../store/payment-gateways.ts';

/** Removes the store's own payment gateway and its secrets. */
export const removePaymentGateway: BillingHandler<'RemovePaymentGateway'> =
  ({ db }) =>
  async (_request, caller) => {
    await inTransaction(db, async (trx) => {
      if (!(await deleteGateway(trx, caller))) throw notFound('payment gateway');
    });
    return {};
  };
