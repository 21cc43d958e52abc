import type { RemoveCustomerAddressRequest__Output } from '@storefront/proto/storefront/billing/v1/RemoveCustomerAddressRequest';
import type { RemoveCustomerAddressResponse } from '@storefront/proto/storefront/billing/v1/RemoveCustomerAddressResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { deleteAddress } from '../store/addresses.ts';
import { findCustomerId } from '../transactions/find-customer-id.ts';

/** Deletes an address of any customer of the store. */
export const removeCustomerAddress =
  ({ db }: BillingDeps): Handler<RemoveCustomerAddressRequest__Output, RemoveCustomerAddressResponse> =>
  async ({ customer: named, addressId }, { tenantId, mode }) => {
    const customerId = await findCustomerId(db, { tenantId, mode }, named);
    await deleteAddress(db, { tenantId, mode, customerId }, addressId);
    return {};
  };
