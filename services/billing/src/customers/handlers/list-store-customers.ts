import { PAGE_LIMIT_MAX, PAYMENT_RAILS } from '@storefront/contract';
import { invalid } from '@storefront/errors';
import { choiceOf, listFiltersOf, pageOf } from '@storefront/rpc';
import type { BillingHandler, BillingStreamHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import { railConditions } from '../domain/allowed-payment-rails.ts';
import { CUSTOMER_STATUSES } from '../domain/customer.ts';
import { listStoreCustomers as list, listStoreCustomersAfter } from '../store/store-customers.ts';
import { toProtoStoreCustomer } from '../wire/to-proto-store-customer.ts';

/** Returns the matching customers of the store, newest first. */
export const listStoreCustomers: BillingHandler<'ListStoreCustomers'> =
  ({ db, gateways }) =>
  async (request, caller) => {
    const { customers } = request;
    if (customers.length > PAGE_LIMIT_MAX) throw invalid('customers', `must be at most ${PAGE_LIMIT_MAX}`);
    const payments = await paymentsOf(gateways, caller);
    const rail = choiceOf('payment_rail', request.paymentRail, PAYMENT_RAILS);
    const filter = {
      ...listFiltersOf(request),
      customers: customers.length === 0 ? undefined : customers,
      status: choiceOf('status', request.status, CUSTOMER_STATUSES),
      rail: rail && railConditions(rail, payments),
    };
    const page = await list(db, caller, filter, pageOf(request));
    return { customers: page.customers.map((customer) => toProtoStoreCustomer(customer, payments)), total: page.total };
  };

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
