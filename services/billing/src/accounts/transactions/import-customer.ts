import { isDeepStrictEqual } from 'node:util';
import type { Scope } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { creditTermsAfter } from '../../credit/domain/credit-terms.ts';
import type { CustomerFields } from '../../customers/domain/customer-fields.ts';
import { checkPending, withKnownIds } from '../../customers/domain/import-customer.ts';
import { newCustomer } from '../../customers/domain/new-customer.ts';
import { findCustomerIdByEmail, lockCustomer } from '../../customers/store/customers.ts';
import { getStoreCustomer } from '../../customers/store/store-customers.ts';
import { registerCustomer } from '../../customers/transactions/register-customer.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Trx } from '../../store/schema.ts';
import { applyCustomerChanges } from './change-customer.ts';

/** A valid row of an import. */
export interface ImportedCustomer {
  readonly fields: CustomerFields & { readonly email: string };
  /** Which of the addresses have their ID from the file. */
  readonly givenIds: readonly boolean[];
  /** Whether the row has the status PENDING_APPROVAL, which operators cannot set otherwise. */
  readonly isPending: boolean;
}

/** What a new customer needs besides the row. */
interface ImportFacts {
  readonly newId: () => string;
  readonly now: () => Date;
  readonly currency: string;
  readonly store: StorePayments;
}

export type ImportOutcome = 'created' | 'updated' | 'unchanged';

/** Creates or updates the customer with the email of the row. */
export async function importCustomer(trx: Trx, scope: Scope, row: ImportedCustomer, facts: ImportFacts): Promise<ImportOutcome> {
  const customerId = await findCustomerIdByEmail(trx, scope, row.fields.email);
  if (customerId === undefined) {
    // If another import has just created the customer, this one updates it.
    return (await create(trx, scope, row, facts)) ? 'created' : importCustomer(trx, scope, row, facts);
  }
  await lockCustomer(trx, scope, customerId);
  const before = await getStoreCustomer(trx, scope, customerId);
  if (row.isPending) checkPending(before.customer.status);

  const addresses = withKnownIds(before.customer.addresses, row.fields.addresses, row.givenIds);
  const changes = {
    fields: { ...row.fields, addresses },
    passwordHash: undefined,
    currency: facts.currency,
    store: facts.store,
    now: facts.now(),
  };
  await applyCustomerChanges(trx, { tenantId: scope.tenantId, mode: scope.mode, customerId }, changes);
  return isDeepStrictEqual(before, await getStoreCustomer(trx, scope, customerId)) ? 'unchanged' : 'updated';
}

/** Returns false if the email is in use by now. */
async function create(
  trx: Trx,
  scope: Scope,
  { fields, isPending }: ImportedCustomer,
  { newId, now, currency, store }: ImportFacts,
): Promise<boolean> {
  if (fields.name === undefined) throw invalid('name', 'is required', { code: 'required' });
  const credit = creditTermsAfter(undefined, fields, currency);
  const active = newCustomer(fields, { id: newId(), createdAt: now(), passwordHash: null, currency });
  const customer = isPending ? { ...active, status: 'PENDING_APPROVAL' as const } : active;
  return (await registerCustomer(trx, scope, { customer, addresses: fields.addresses, credit, store })) !== undefined;
}
