import type { BillingStreamHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { listStoreCustomersAfter } from '../store/store-customers.ts';
import { toProtoStoreCustomer } from '../wire/to-proto-store-customer.ts';

/** Customers per message. Even with 50 long addresses each, a message stays below 8 MiB. */
const BATCH = 50;

/** Exports all customers in the order of their emails. */
export const exportCustomers: BillingStreamHandler<'ExportCustomers'> = ({ db, gateways }) =>
  async function* (_request, caller) {
    const payments = await paymentsOf(gateways, caller);
    let after = '';
    for (;;) {
      const batch = await listStoreCustomersAfter(db, caller, after, BATCH);
      const last = batch.at(-1);
      if (last === undefined) return;
      after = last.customer.email;
      yield { customers: batch.map((customer) => toProtoStoreCustomer(customer, payments)) };
    }
  };
