import { inTransaction } from '@storefront/db';
import type { BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { checkedAddress } from '../domain/address-book.ts';
import { findCustomerId } from '../store/customers.ts';
import { addAddress } from '../transactions/add-address.ts';
import { fromProtoAddress } from '../wire/from-proto-address.ts';
import { toProtoAddress } from '../wire/to-proto-address.ts';

/** Saves an address of any customer of the store. */
export const addCustomerAddress: BillingHandler<'AddCustomerAddress'> =
  ({ db, newId, afterCommit, gateways }) =>
  async ({ customer: named, address: given }, caller) => {
    const { tenantId, mode } = caller;
    const address = checkedAddress({ ...fromProtoAddress(given ?? {}), id: newId() });
    const customerId = await findCustomerId(db, { tenantId, mode }, named);
    const store = await paymentsOf(gateways, caller);
    await inTransaction(db, (trx) => addAddress(trx, { tenantId, mode, customerId }, address, store));
    afterCommit();
    return { address: toProtoAddress(address) };
  };
