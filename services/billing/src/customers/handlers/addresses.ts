import { ADDRESSES_MAX } from '@storefront/contract';
import { type CustomerScope, inTransaction } from '@storefront/db';
import { withIdempotency } from '@storefront/idempotency';
import { type Caller, customerScope, fromProtoAddress, pageOf, toMessage } from '@storefront/rpc';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Trx } from '../../store/schema.ts';
import { type AddressChange, addressLimit, changedAddress, checkedAddress } from '../domain/address-book.ts';
import type { Address } from '../domain/customer.ts';
import {
  deleteAddress as deleteAddressInStore,
  insertAddress,
  listAddresses as listAddressesInStore,
  lockAddress,
  updateAddress as updateAddressInStore,
} from '../store/addresses.ts';
import { findCustomerId } from '../store/customers.ts';
import { changingCustomer } from '../transactions/publish-customer.ts';

/** Saves an address of the caller. */
export const createAddress: BillingHandler<'CreateAddress'> = ({ db, newId, afterCommit, gateways }) =>
  withIdempotency(db, async ({ address: given }, caller, claim) => {
    const address = checkedAddress({ ...fromProtoAddress(given ?? {}), id: newId() });
    const response = { address: toMessage(address) };
    const store = await paymentsOf(gateways, caller);
    await inTransaction(db, async (trx) => {
      await addAddress(trx, customerScope(caller), address, store);
      await claim?.(trx, response);
    });
    afterCommit();
    return response;
  });

/** Changes the given fields of an address of the caller. */
export const updateAddress: BillingHandler<'UpdateAddress'> = (deps) => async (request, caller) =>
  changeAddress(deps, caller, customerScope(caller).customerId, request);

/** Changes the given fields of an address of any customer of the store. */
export const updateCustomerAddress: BillingHandler<'UpdateCustomerAddress'> = (deps) => async (request, caller) =>
  changeAddress(deps, caller, await findCustomerId(deps.db, caller, request.customer), request);

async function changeAddress(
  { db, afterCommit, gateways }: BillingDeps,
  caller: Caller,
  customerId: string,
  { addressId, ...change }: AddressChange & { readonly addressId: string },
) {
  const scope = { tenantId: caller.tenantId, mode: caller.mode, customerId };
  const store = await paymentsOf(gateways, caller);
  const address = await inTransaction(db, (trx) =>
    changingCustomer(trx, scope, store, async () => {
      const changed = changedAddress(await lockAddress(trx, scope, addressId), change);
      await updateAddressInStore(trx, scope, changed);
      return changed;
    }),
  );
  afterCommit();
  return { address: toMessage(address) };
}

/** Deletes an address of the caller. Orders and invoices keep their copies. */
export const deleteAddress: BillingHandler<'DeleteAddress'> =
  ({ db, afterCommit, gateways }) =>
  async ({ addressId }, caller) => {
    const scope = customerScope(caller);
    const store = await paymentsOf(gateways, caller);
    await inTransaction(db, (trx) => changingCustomer(trx, scope, store, () => deleteAddressInStore(trx, scope, addressId)));
    afterCommit();
    return {};
  };

/** Returns the caller's saved addresses in the order in which they were added. */
export const listAddresses: BillingHandler<'ListAddresses'> =
  ({ db }) =>
  async (request, caller) => {
    const { addresses, total } = await listAddressesInStore(db, customerScope(caller), pageOf(request));
    return { addresses: addresses.map(toMessage), total };
  };

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
    return { address: toMessage(address) };
  };

/** Deletes an address of any customer of the store. */
export const removeCustomerAddress: BillingHandler<'RemoveCustomerAddress'> =
  ({ db, afterCommit, gateways }) =>
  async ({ customer: named, addressId }, caller) => {
    const { tenantId, mode } = caller;
    const customerId = await findCustomerId(db, { tenantId, mode }, named);
    const scope = { tenantId, mode, customerId };
    const store = await paymentsOf(gateways, caller);
    await inTransaction(db, (trx) => changingCustomer(trx, scope, store, () => deleteAddressInStore(trx, scope, addressId)));
    afterCommit();
    return {};
  };

/** Adds an address; 409 `address_limit` if the customer has too many. The lock on the customer makes concurrent additions count each other. */
const addAddress = (trx: Trx, scope: CustomerScope, address: Address, store: StorePayments): Promise<void> =>
  changingCustomer(trx, scope, store, async () => {
    if (!(await insertAddress(trx, scope, address, ADDRESSES_MAX))) throw addressLimit();
  });
