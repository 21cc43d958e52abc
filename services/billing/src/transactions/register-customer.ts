import type { Scope } from '@storefront/db';
import { type AppError, conflict } from '@storefront/errors';
import type { Transaction } from 'kysely';
import type { CreditTerms } from '../domain/credit-terms.ts';
import type { Address, Customer } from '../domain/customer.ts';
import type { NewCustomer } from '../domain/new-customer.ts';
import { replaceAddresses } from '../store/addresses.ts';
import { saveCreditTerms } from '../store/credit-accounts.ts';
import { getCustomer, insertCustomer } from '../store/customers.ts';
import type { Database } from '../store/schema.ts';

/** A customer to be, with what belongs to one. */
export interface Registration {
  readonly customer: NewCustomer;
  readonly addresses: readonly Address[];
  readonly credit: CreditTerms | null;
}

/** Adds the customer; undefined when the e-mail is taken. */
export async function registerCustomer(
  trx: Transaction<Database>,
  scope: Scope,
  registration: Registration,
): Promise<Customer | undefined> {
  const { customer, addresses, credit } = registration;
  if (!(await insertCustomer(trx, scope, customer))) return undefined;
  const own = { tenantId: scope.tenantId, mode: scope.mode, customerId: customer.id };
  if (addresses.length > 0) await replaceAddresses(trx, own, addresses);
  if (credit !== null) await saveCreditTerms(trx, own, credit);
  return getCustomer(trx, scope, customer.id);
}

/** 409 for an e-mail that another customer of this (tenant, mode) has. */
export const emailTaken = (): AppError =>
  conflict('email_taken', 'This e-mail is taken.', {
    details: [{ field: 'email', location: 'body', code: 'email_taken', detail: 'is taken' }],
  });
