import { inTransaction } from '@storefront/db';
import { invalid, isAppError } from '@storefront/errors';
import type { CustomerFault, CustomerRow__Output } from '@storefront/proto/storefront/billing/v1';
import type { Caller } from '@storefront/rpc';
import { fromProtoCustomerRow } from '../../customers/wire/from-proto-customer-row.ts';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { paymentsOf } from '../../gateways/adapters/payment-gateway.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import { type ImportOutcome, importCustomer } from '../transactions/import-customer.ts';

/** About a second of work, far below the deadline of the operator's command. */
const ROWS_MAX = 100;

/** Creates or updates customers. A faulty row is reported and leaves nothing behind; the others are saved. */
export const importCustomers: BillingHandler<'ImportCustomers'> =
  (deps) =>
  async ({ rows, dryRun }, caller) => {
    if (rows.length > ROWS_MAX) throw invalid('rows', `must be at most ${ROWS_MAX}`);
    const store = await paymentsOf(deps.gateways, caller);
    const counts = { created: 0, updated: 0, unchanged: 0 };
    const faults: CustomerFault[] = [];
    for (const [index, row] of rows.entries()) {
      try {
        counts[await importRow({ ...deps, store }, caller, row, dryRun)] += 1;
      } catch (error) {
        faults.push(...faultsOf(error, index + 1));
      }
    }
    deps.afterCommit();
    return { ...counts, faults };
  };

type ImportDeps = Pick<BillingDeps, 'db' | 'newId' | 'now'> & { readonly store: StorePayments };

async function importRow({ db, newId, now, store }: ImportDeps, caller: Caller, message: CustomerRow__Output, dryRun: boolean) {
  const { currency } = caller.store;
  const row = fromProtoCustomerRow(message, { currency, newId });
  let outcome: ImportOutcome = 'unchanged';
  const work = inTransaction(db, async (trx) => {
    outcome = await importCustomer(trx, caller, row, { newId, now, currency, store });
    if (dryRun) throw new DryRun();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error;
  });
  return outcome;
}

/** Rolls back the transaction of a dry run. */
class DryRun extends Error {}

/** Returns the faults of a refused row. Any other error ends the import. */
function faultsOf(error: unknown, row: number): CustomerFault[] {
  if (!isAppError(error, 'validation_error') && !isAppError(error, 'conflict')) throw error;
  if (error.details.length === 0) return [{ row, reason: error.message }];
  return error.details.map(({ field, detail }) => ({ row, column: field, reason: detail }));
}
