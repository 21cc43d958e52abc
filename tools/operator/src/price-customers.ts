import type { Caller } from '@storefront/rpc';
import { batches } from './batches.ts';
import type { Clients } from './clients.ts';
import type { PriceRow } from './price-rows.ts';
import type { RowFault } from './print-import-result.ts';

/** The maximum number of customers in one ListStoreCustomers request. */
const CUSTOMERS_MAX = 200;

/** Adds the ID of the customer to rows that have only the email. Rows with an unknown email are passed to `refuse` and skipped. */
export async function* withCustomerIds(
  rows: AsyncIterable<PriceRow>,
  list: ListCustomers,
  refuse: (fault: RowFault) => void,
): AsyncGenerator<PriceRow> {
  for await (const batch of batches(rows, CUSTOMERS_MAX)) {
    const emails = new Set(batch.filter(hasOnlyEmail).map(({ customerEmail }) => normal(customerEmail)));
    const ids = new Map((await listIfAny(list, emails)).map(({ id, email }) => [email, id]));
    for (const row of batch) {
      const customerId = hasOnlyEmail(row) ? ids.get(normal(row.customerEmail)) : row.price.customerId;
      if (customerId === undefined) refuse({ line: row.line, column: 'customer_email', reason: 'is not the email of a customer' });
      else yield { ...row, price: { ...row.price, customerId } };
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

const listIfAny = (list: ListCustomers, emails: ReadonlySet<string>) => (emails.size === 0 ? [] : list([...emails]));

const hasOnlyEmail = ({ price, customerEmail }: PriceRow): boolean => price.customerId === '' && customerEmail !== '';

/** The form in which emails are stored. */
const normal = (email: string): string => email.trim().normalize('NFC').toLowerCase();
