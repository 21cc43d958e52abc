import { normalEmail } from '@storefront/contract';
import { type CustomerScope, inTransaction, isUniqueViolation } from '@storefront/db';
import { creditTermsAfter } from '../../credit/domain/credit-terms.ts';
import { lockCreditAccount, saveCreditTerms } from '../../credit/store/credit-accounts.ts';
import { type CustomerFields, settableStatus, validRails } from '../../customers/domain/customer-fields.ts';
import type { Customer } from '../../customers/domain/customer.ts';
import { textOrNull } from '../../customers/domain/new-customer.ts';
import { exemptionAfter, isSameExemption } from '../../customers/domain/tax-exemption.ts';
import { replaceAddresses } from '../../customers/store/addresses.ts';
import {
  type CustomerChange,
  findCustomerIdByEmail,
  freeEmail,
  getCustomer,
  lockCustomer,
  updateCustomer,
} from '../../customers/store/customers.ts';
import { getStoreCustomer, type StoreCustomer } from '../../customers/store/store-customers.ts';
import { changingCustomer, publishExemption } from '../../customers/transactions/publish-customer.ts';
import { emailTaken } from '../../customers/transactions/register-customer.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Db, Trx } from '../../store/schema.ts';
import { deleteAccountTokens } from '../store/account-tokens.ts';
import { linkAttempts } from '../store/login-failures.ts';
import { endFamiliesOf } from './end-families.ts';

/** An operator's changes, with the hash of a new password. */
export interface CustomerChanges {
  readonly fields: CustomerFields;
  readonly passwordHash: string | undefined;
  /** The store's currency, for a credit account that is opened now. */
  readonly currency: string;
  /** The payment settings of the store. */
  readonly store: StorePayments;
  readonly now: Date;
}

/** Changes the given fields of a customer; 404 if unknown, 409 if the email is in use. `check` receives the locked customer before the change. */
export async function changeCustomer(
  db: Db,
  scope: CustomerScope,
  changes: CustomerChanges,
  check?: (current: StoreCustomer) => void,
): Promise<StoreCustomer> {
  try {
    return await inTransaction(db, async (trx) => {
      await lockCustomer(trx, scope, scope.customerId);
      check?.(await getStoreCustomer(trx, scope, scope.customerId));
      await applyCustomerChanges(trx, scope, changes);
      return getStoreCustomer(trx, scope, scope.customerId);
    });
  } catch (error) {
    throw isUniqueViolation(error, 'customer_email_key') ? emailTaken() : error;
  }
}

/** Changes the given fields of a customer within an open transaction, and publishes the customer. */
export const applyCustomerChanges = (trx: Trx, scope: CustomerScope, changes: CustomerChanges): Promise<Customer> =>
  changingCustomer(trx, scope, changes.store, () => applyToLocked(trx, scope, changes));

async function applyToLocked(trx: Trx, scope: CustomerScope, { fields, passwordHash, currency, now }: CustomerChanges): Promise<Customer> {
  const after = toChange(fields, passwordHash);
  const email = await changedEmail(trx, scope, fields);
  // An address that is verified already keeps its time.
  const verified = email.email === undefined ? (await getCustomer(trx, scope, scope.customerId)).emailVerifiedAt : null;
  await updateCustomer(trx, scope, scope.customerId, {
    ...after,
    ...email,
    ...(fields.emailVerified === undefined ? {} : { emailVerifiedAt: fields.emailVerified ? (verified ?? now) : null }),
    ...(await changedExemption(trx, scope, fields)),
  });
  if (fields.addresses.length > 0 || fields.clearAddresses === true) await replaceAddresses(trx, scope, fields.addresses);
  const terms = creditTermsAfter(await lockCreditAccount(trx, scope), fields, currency);
  if (terms !== null) await saveCreditTerms(trx, scope, terms);
  if (after.status === 'SUSPENDED') await endFamiliesOf(trx, scope, 'suspended');
  if (after.status === 'CLOSED') await endFamiliesOf(trx, scope, 'closed');
  if (passwordHash !== undefined || email.email !== undefined || after.status === 'CLOSED') await deleteAccountTokens(trx, scope);
  if (passwordHash !== undefined) await endFamiliesOf(trx, scope, 'password_changed');
  return getCustomer(trx, scope, scope.customerId);
}

/** Returns the email, which is not verified, if it becomes another address; 409 if another customer has it, in any spelling. */
async function changedEmail(trx: Trx, scope: CustomerScope, { email }: CustomerFields): Promise<CustomerChange> {
  if (email === undefined) return {};
  await freeEmail(trx, scope, email, scope);
  const owner = await findCustomerIdByEmail(trx, scope, email);
  if (owner === undefined) {
    await linkAttempts(trx, scope, (await getCustomer(trx, scope, scope.customerId)).email);
    return { email: normalEmail(email), emailVerifiedAt: null };
  }
  if (owner !== scope.customerId) throw emailTaken();
  return {};
}

/** Returns the exemption if it changes, and publishes it for the catalog, which quotes tax rates. */
async function changedExemption(trx: Trx, scope: CustomerScope, fields: CustomerFields): Promise<CustomerChange> {
  if (fields.taxExemptCertificate === undefined && fields.taxExemptUntil === undefined) return {};
  const before = await getCustomer(trx, scope, scope.customerId);
  const exemption = exemptionAfter(before, fields);
  if (isSameExemption(before, exemption)) return {};
  await publishExemption(trx, scope, exemption);
  return exemption;
}

const toChange = (fields: CustomerFields, passwordHash: string | undefined): CustomerChange => ({
  passwordHash,
  name: fields.name,
  companyName: fields.companyName === undefined ? undefined : textOrNull(fields.companyName),
  phone: fields.phone === undefined ? undefined : textOrNull(fields.phone),
  taxId: fields.taxId === undefined ? undefined : textOrNull(fields.taxId),
  status: fields.status === undefined ? undefined : settableStatus(fields.status),
  paymentRails: changedRails(fields),
});

function changedRails({ clearPaymentRails, paymentRails }: CustomerFields): CustomerChange['paymentRails'] {
  if (clearPaymentRails === true) return null;
  return paymentRails.length === 0 ? undefined : validRails(paymentRails);
}
