import { isUuid, normalEmail } from '@storefront/contract';
import type { ContractPrice, SetContractPricesResponse__Output } from '@storefront/proto/storefront/catalog/v1';
import { batches } from './batches.ts';
import { type ImportFile, type ImportState, ImportTally, type NumberedViolation } from './import-tally.ts';
import { type PriceRow, readPriceRows, rejectDuplicatePrices } from './price-rows.ts';

/** The maximum number of prices in one SetContractPrices request. */
const BATCH = 1000;

/** Stores the contract prices of a file. `send` calls SetContractPrices. */
export async function* importPrices(
  file: ImportFile,
  find: FindCustomerIds,
  send: (prices: readonly ContractPrice[]) => Promise<SetContractPricesResponse__Output>,
): AsyncGenerator<ImportState> {
  const tally = new ImportTally();
  const read = readPriceRows(file, tally.refuse, tally.warn);
  const rows = rejectDuplicatePrices(withCustomerIds(read, find, tally.refuse), tally.refuse);
  for await (const batch of batches(rows, BATCH)) {
    const { stored, created, updated, violations } = await send(batch.map(({ price }) => price));
    tally.accept({ created, updated, unchanged: stored - created - updated });
    // The service numbers rows within the batch; convert them to line numbers in the file.
    for (const { line, column, reason } of violations)
      tally.refuse({ line: batch[line - 1]?.line ?? line, column: column ?? null, reason });
    yield tally.take();
  }
  yield tally.take();
}

/** The maximum number of customers in one ListCustomerIds request. */
const CUSTOMERS_MAX = 1000;

/** Adds the ID of the customer to rows that have only the email. Rows of unknown customers are passed to `refuse` and skipped. */
export async function* withCustomerIds(
  rows: AsyncIterable<PriceRow>,
  find: FindCustomerIds,
  refuse: (violation: NumberedViolation) => void,
): AsyncGenerator<PriceRow> {
  const ids = new Map<string, string>();
  for await (const batch of batches(rows, CUSTOMERS_MAX)) {
    const named = new Set(batch.map(nameOf).filter((name) => !ids.has(name) && (name.includes('@') || isUuid(name))));
    for (const { given, id } of named.size === 0 ? [] : await find([...named])) ids.set(given, id);
    for (const row of batch) {
      const customerId = ids.get(nameOf(row));
      if (customerId !== undefined) yield { ...row, price: { ...row.price, customerId } };
      else if (hasOnlyEmail(row)) refuse({ line: row.line, column: 'customer_email', reason: 'is not the email of a customer' });
      else refuse({ line: row.line, column: 'customer_id', reason: 'is not the ID of a customer' });
    }
  }
}

/** Returns the IDs of the customers with these IDs or emails. */
export type FindCustomerIds = (customers: readonly string[]) => Promise<readonly { readonly given: string; readonly id: string }[]>;

/** The ID or email of a row's customer, in the form in which they are stored. */
const nameOf = ({ price, customerEmail }: PriceRow): string =>
  price.customerId === '' ? normalEmail(customerEmail) : (price.customerId ?? '').trim().toLowerCase();

const hasOnlyEmail = ({ price, customerEmail }: PriceRow): boolean => price.customerId === '' && customerEmail !== '';
