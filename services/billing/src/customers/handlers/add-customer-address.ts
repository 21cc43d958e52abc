import { inTransaction } from '@storefront/db';
import type { BillingHandler } from '../../deps.ts';
import { checkedAddress } from '../domain/address-book.ts';
import { findCustomerId } from '../store/customers.ts';
import { addAddress } from '../transactions/add-address.ts';
import { fromProtoAddress } from '../wire/from-proto-address.ts';
import { toProtoAddress } from '../wire/to-proto-address.ts';

/** Saves an address of any customer of the store. */
export const addCustomerAddress: BillingHandler<'AddCustomerAddress'> =
  ({ db, newId }) =>
  async ({ customer: named, address: given }, { tenantId, mode }) => {
    const address = checkedAddress({ ...fromProtoAddress(given ?? {}), id: newId() });
    const customerId = await findCustomerId(db, { tenantId, mode }, named);
    await inTransaction(db, (trx) => addAddress(trx, { tenantId, mode, customerId }, address));
    return { address: toProtoAddress(address) };
  };
