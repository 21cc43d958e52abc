import { type CustomerScope, inTransaction, isUniqueViolation } from '@storefront/db';
import type { Kysely, Transaction } from 'kysely';
import { creditTermsAfter } from '../domain/credit-terms.ts';
import type { Customer } from '../domain/customer.ts';
import { type CustomerFields, knownRails, settableStatus } from '../domain/customer-fields.ts';
import { textOrNull } from '../domain/new-customer.ts';
import { replaceAddresses } from '../store/addresses.ts';
import { lockCreditAccount, saveCreditTerms } from '../store/credit-accounts.ts';
import { type CustomerChange, getCustomer, lockCustomer, updateCustomer } from '../store/customers.ts';
import type { Database } from '../store/schema.ts';
import { endSessionsOf } from './end-sessions.ts';
import { emailTaken } from './register-customer.ts';

/** An operator's change, with the hash of a new password. */
export interface CustomerChanges {
  readonly fields: CustomerFields;
  readonly passwordHash: string | undefined;
  /** The store's, for an account that is opened now. */
  readonly currency: string;
}

/** Changes what is given; 404 for an unknown customer, 409 for a taken e-mail. */
export async function changeCustomer(db: Kysely<Database>, scope: CustomerScope, changes: CustomerChanges): Promise<Customer> {
  try {
    return await inTransaction(db, (trx) => change(trx, scope, changes));
  } catch (error) {
    throw isUniqueViolation(error, 'customer_email_key') ? emailTaken() : error;
  }
}

async function change(
  trx: Transaction<Database>,
  scope: CustomerScope,
  { fields, passwordHash, currency }: CustomerChanges,
): Promise<Customer> {
  await lockCustomer(trx, scope, scope.customerId);
  const after = toChange(fields, passwordHash);
  await updateCustomer(trx, scope, scope.customerId, after);
  if (fields.addresses.length > 0) await replaceAddresses(trx, scope, fields.addresses);
  const terms = creditTermsAfter(await lockCreditAccount(trx, scope), fields, currency);
  if (terms !== null) await saveCreditTerms(trx, scope, terms);
  if (after.status === 'SUSPENDED') await endSessionsOf(trx, scope, 'suspended');
  if (passwordHash !== undefined) await endSessionsOf(trx, scope, 'password_changed');
  return getCustomer(trx, scope, scope.customerId);
}

const toChange = (fields: CustomerFields, passwordHash: string | undefined): CustomerChange => ({
  email: fields.email,
  passwordHash,
  name: fields.name,
  companyName: fields.companyName === undefined ? undefined : textOrNull(fields.companyName),
  phone: fields.phone === undefined ? undefined : textOrNull(fields.phone),
  taxId: fields.taxId === undefined ? undefined : textOrNull(fields.taxId),
  status: fields.status === undefined ? undefined : settableStatus(fields.status),
  paymentRails: fields.paymentRails.length === 0 ? undefined : knownRails(fields.paymentRails),
});
