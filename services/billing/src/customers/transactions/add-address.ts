import { ADDRESSES_MAX } from '@storefront/contract';
import type { CustomerScope } from '@storefront/db';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Trx } from '../../store/schema.ts';
import { addressLimit } from '../domain/address-book.ts';
import type { Address } from '../domain/customer.ts';
import { insertAddress } from '../store/addresses.ts';
import { changingCustomer } from './publish-customer.ts';

/** Adds an address; 409 `address_limit` if the customer has too many. The lock on the customer makes concurrent additions count each other. */
export const addAddress = (trx: Trx, scope: CustomerScope, address: Address, store: StorePayments): Promise<void> =>
  changingCustomer(trx, scope, store, async () => {
    if (!(await insertAddress(trx, scope, address, ADDRESSES_MAX))) throw addressLimit();
  });
