import { isUuid, normalEmail } from '@storefront/contract';
import type { Caller } from '@storefront/rpc';
import { batches } from './batches.ts';
import type { Clients } from './clients.ts';
import type { PriceRow } from './price-rows.ts';
import type { NumberedViolation } from './print-import-result.ts';

/** The maximum number of customers in one ListStoreCustomers request. */
const CUSTOMERS_MAX = 200;

/** Adds the ID of the customer to rows that have only the email. Rows of unknown customers are passed to `refuse` and skipped. */
export async function* withCustomerIds(
  rows: AsyncIterable<PriceRow>,
  list: ListCustomers,
  refuse: (violation: NumberedViolation) => void,
): AsyncGenerator<PriceRow> {
  const ids = new Map<string, string>();
  for await (const batch of batches(rows, CUSTOMERS_MAX)) {
    const named = new Set(batch.map(nameOf).filter((name) => !ids.has(name) && (name.includes('@') || isUuid(name))));
    for (const { id, email } of named.size === 0 ? [] : await list([...named])) ids.set(normalEmail(email), id).set(id, id);
    for (const row of batch) {
      const customerId = ids.get(nameOf(row));
      if (customerId !== undefined) yield { ...row, price: { ...row.price, customerId } };
      else if (hasOnlyEmail(row)) refuse({ line: row.line, column: 'customer_email', reason: 'is not the email of a customer' });
      else refuse({ line: row.line, column: 'customer_id', reason: 'is not the ID of a customer' });
    }
  }
}

/** Returns the emails of the customers by ID. */
export async function emailsOf(customerIds: Iterable<string>, list: ListCustomers): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(customerIds)];
  const emails = new Map<string, string>();
  for (let start = 0; start < ids.length; start += CUSTOMERS_MAX) {
    for (const { id, email } of await list(ids.slice(start, start + CUSTOMERS_MAX))) emails.set(id, email);
  }
  return emails;
}

/** Lists the customers with these IDs or emails. */
export type ListCustomers = (customers: readonly string[]) => Promise<readonly { id: string; email: string }[]>;

/** Lists customers of the store of `caller`. */
export const listCustomers =
  ({ billing }: Clients, caller: Caller): ListCustomers =>
  async (customers) => {
    const response = await billing.listStoreCustomers({ customers: [...customers], limit: CUSTOMERS_MAX }, caller);
    return response.customers.flatMap(({ customer }) => customer ?? []);
  };

/** The ID or email of a row's customer, in the form in which they are stored. */
const nameOf = ({ price, customerEmail }: PriceRow): string =>
  price.customerId === '' ? normalEmail(customerEmail) : (price.customerId ?? '').trim().toLowerCase();

const hasOnlyEmail = ({ price, customerEmail }: PriceRow): boolean => price.customerId === '' && customerEmail !== '';
