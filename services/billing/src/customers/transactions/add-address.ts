import { ADDRESSES_MAX } from '@storefront/contract';
import type { CustomerScope } from '@storefront/db';
import type { Trx } from '../../store/schema.ts';
import { addressLimit } from '../domain/address-book.ts';
import type { Address } from '../domain/customer.ts';
import { insertAddress } from '../store/addresses.ts';
import { lockCustomer } from '../store/customers.ts';

/** Adds an address; 409 `address_limit` if the customer has too many. The lock on the customer makes concurrent additions count each other. */
export async function addAddress(trx: Trx, scope: CustomerScope, address: Address): Promise<void> {
  await lockCustomer(trx, scope, scope.customerId);
  if (!(await insertAddress(trx, scope, address, ADDRESSES_MAX))) throw addressLimit();
}
