import { isDeepStrictEqual } from 'node:util';
import { type Scope, inTransaction, rehearse } from '@storefront/db';
import { invalid, isAppError } from '@storefront/errors';
import type { CustomerViolation, CustomerRow__Output } from '@storefront/proto/storefront/billing/v1';
import type { Caller } from '@storefront/rpc';
import { creditTermsAfter } from '../../credit/domain/credit-terms.ts';
import type { CustomerFields } from '../../customers/domain/customer-fields.ts';
import { checkPending, withKnownIds } from '../../customers/domain/import-customer.ts';
import { newCustomer } from '../../customers/domain/new-customer.ts';
import { findCustomerIdByEmail, lockCustomer } from '../../customers/store/customers.ts';
import { getStoreCustomer } from '../../customers/store/store-customers.ts';
import { registerCustomer } from '../../customers/transactions/register-customer.ts';
import { fromProtoCustomerRow } from '../../customers/wire/from-proto-customer-row.ts';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Trx } from '../../store/schema.ts';
import { applyCustomerChanges } from '../transactions/change-customer.ts';

/** About a second of work, far below the deadline of the operator's command. */
const ROWS_MAX = 100;

/** Creates or updates customers. An invalid row is reported and leaves nothing behind; the others are saved. */
export const importCustomers: BillingHandler<'ImportCustomers'> =
  (deps) =>
  async ({ rows, dryRun }, caller) => {
    if (rows.length > ROWS_MAX) throw invalid('rows', `must have at most ${ROWS_MAX} entries`);
    const store = await paymentsOf(deps.gateways, caller);
    const counts = { created: 0, updated: 0, unchanged: 0 };
    const violations: CustomerViolation[] = [];
    for (const [index, row] of rows.entries()) {
      try {
        counts[await importRow({ ...deps, store }, caller, row, dryRun)] += 1;
      } catch (error) {
        violations.push(...violationsOf(error, index + 1));
      }
    }
    deps.afterCommit();
    return { ...counts, violations };
  };

type ImportDeps = Pick<BillingDeps, 'db' | 'newId' | 'now'> & { readonly store: StorePayments };

async function importRow({ db, newId, now, store }: ImportDeps, caller: Caller, message: CustomerRow__Output, dryRun: boolean) {
  const { currency } = caller.store;
  const row = fromProtoCustomerRow(message, { currency, newId });
  const work = (trx: Trx): Promise<ImportOutcome> => importCustomer(trx, caller, row, { newId, now, currency, store });
  return await (dryRun ? rehearse(db, work) : inTransaction(db, work));
}

/** Returns the violations of a refused row. Any other error ends the import. */
function violationsOf(error: unknown, row: number): CustomerViolation[] {
  if (!isAppError(error, 'validation_error') && !isAppError(error, 'conflict')) throw error;
  if (error.details.length === 0) return [{ row, reason: error.message }];
  return error.details.map(({ field, detail }) => ({ row, column: field, reason: detail }));
}

/** A valid row of an import. */
interface ImportedCustomer {
  readonly fields: CustomerFields & { readonly email: string };
  /** Which of the addresses have their ID from the file. */
  readonly givenIds: readonly boolean[];
  /** Whether the row has the status PENDING_APPROVAL, which operators cannot set otherwise. */
  readonly isPending: boolean;
}

/** The properties of a new customer that are not in the row. */
interface ImportFacts {
  readonly newId: () => string;
  readonly now: () => Date;
  readonly currency: string;
  readonly store: StorePayments;
}

type ImportOutcome = 'created' | 'updated' | 'unchanged';

/** Creates or updates the customer with the email of the row. */
async function importCustomer(trx: Trx, scope: Scope, row: ImportedCustomer, facts: ImportFacts): Promise<ImportOutcome> {
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
