import { inTransaction } from '@storefront/db';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { deleteAddress } from '../store/addresses.ts';
import { findCustomerId } from '../store/customers.ts';
import { changingCustomer } from '../transactions/publish-customer.ts';

/** Deletes an address of any customer of the store. */
export const removeCustomerAddress: BillingHandler<'RemoveCustomerAddress'> =
  ({ db, afterCommit, gateways }) =>
  async ({ customer: named, addressId }, caller) => {
    const { tenantId, mode } = caller;
    const customerId = await findCustomerId(db, { tenantId, mode }, named);
    const scope = { tenantId, mode, customerId };
    const store = await paymentsOf(gateways, caller);
    await inTransaction(db, (trx) => changingCustomer(trx, scope, store, () => deleteAddress(trx, scope, addressId)));
    afterCommit();
    return {};
  };
