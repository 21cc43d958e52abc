import { inTransaction } from '@storefront/db';
import type { BillingHandler } from '../../deps.ts';
import { deleteAddress } from '../store/addresses.ts';
import { findCustomerId } from '../store/customers.ts';

/** Deletes an address of any customer of the store. */
export const removeCustomerAddress: BillingHandler<'RemoveCustomerAddress'> =
  ({ db }) =>
  async ({ customer: named, addressId }, { tenantId, mode }) => {
    const customerId = await findCustomerId(db, { tenantId, mode }, named);
    await inTransaction(db, (trx) => deleteAddress(trx, { tenantId, mode, customerId }, addressId));
    return {};
  };
