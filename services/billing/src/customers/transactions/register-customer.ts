import type { Scope } from '@storefront/db';
import { type AppError, conflict } from '@storefront/errors';
import type { CreditTerms } from '../../credit/domain/credit-terms.ts';
import { saveCreditTerms } from '../../credit/store/credit-accounts.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Trx } from '../../store/schema.ts';
import type { Address, Customer } from '../domain/customer.ts';
import type { NewCustomer } from '../domain/new-customer.ts';
import { replaceAddresses } from '../store/addresses.ts';
import { getCustomer, insertCustomer } from '../store/customers.ts';
import { publishCustomer, publishExemption } from './publish-customer.ts';

/** A new customer with addresses and credit terms. */
export interface Registration {
  readonly customer: NewCustomer;
  readonly addresses: readonly Address[];
  readonly credit: CreditTerms | null;
  /** The payment settings of the store. */
  readonly store: StorePayments;
}

/** Inserts the customer and returns it; undefined if the email is already in use. */
export async function registerCustomer(trx: Trx, scope: Scope, registration: Registration): Promise<Customer | undefined> {
  const { customer, addresses, credit, store } = registration;
  if (!(await insertCustomer(trx, scope, customer))) return undefined;
  const customerScope = { tenantId: scope.tenantId, mode: scope.mode, customerId: customer.id };
  if (addresses.length > 0) await replaceAddresses(trx, customerScope, addresses);
  if (customer.taxExemptCertificate !== null) await publishExemption(trx, customerScope, customer);
  if (credit !== null) await saveCreditTerms(trx, customerScope, credit);
  const registered = await getCustomer(trx, scope, customer.id);
  await publishCustomer(trx, customerScope, 'customer.created', registered, store);
  return registered;
}

/** Returns the 409 of an email that another customer of this (tenant, mode) uses. */
export const emailTaken = (): AppError =>
  conflict('email_taken', 'This email is already in use.', {
    details: [{ field: 'email', location: 'body', code: 'email_taken', detail: 'is already in use' }],
  });
