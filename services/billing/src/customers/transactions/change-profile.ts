import { type CustomerScope, inTransaction } from '@storefront/db';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Db } from '../../store/schema.ts';
import { changedProfile, type ProfileChange } from '../domain/changed-profile.ts';
import type { Customer } from '../domain/customer.ts';
import { getCustomer, updateCustomer } from '../store/customers.ts';
import { changingCustomer } from './publish-customer.ts';

/** Changes the given fields of a customer, as of the store's local date `today`, and returns the customer. */
export const changeProfile = (
  db: Db,
  scope: CustomerScope,
  change: ProfileChange,
  { today, store }: { readonly today: string; readonly store: StorePayments },
): Promise<Customer> =>
  inTransaction(db, (trx) =>
    changingCustomer(trx, scope, store, async () => {
      const customer = await getCustomer(trx, scope, scope.customerId);
      const changed = changedProfile(customer, change, today);
      await updateCustomer(trx, scope, scope.customerId, changed);
      return { ...customer, ...changed };
    }),
  );
