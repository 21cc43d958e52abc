import { isUuid, normalEmail } from '@storefront/contract';
import { containsText, inScope, newestAfter, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { type KeysetPage, keysetPage, type ListFilters, type NewestFirst } from '@storefront/rpc';
import { sql } from 'kysely';
import type { CreditAccount } from '../../credit/domain/credit.ts';
import { listCreditAccounts } from '../../credit/store/credit-accounts.ts';
import type { Db } from '../../store/schema.ts';
import type { RailConditions } from '../domain/allowed-payment-rails.ts';
import type { Customer, CustomerStatus } from '../domain/customer.ts';
import { customersOf, scopedCustomers, toCustomer } from './customers.ts';

/** A customer as operators see it. */
export interface StoreCustomer {
  readonly customer: Customer;
  /** Whether the customer can log in through the API. */
  readonly hasPassword: boolean;
  readonly credit: CreditAccount | undefined;
}

/** The filter of an operator's list of customers. Undefined fields match every customer. */
export interface StoreCustomerFilter extends ListFilters {
  /** IDs or emails. */
  readonly customers: readonly string[] | undefined;
  readonly statuses: readonly CustomerStatus[] | undefined;
  readonly rail: RailConditions | undefined;
}

/** Returns a customer with credit; 404 if unknown. */
export async function getStoreCustomer(db: Db, scope: Scope, customerId: string): Promise<StoreCustomer> {
  const [found] = await withCredit(db, scope, await detailsOf(db, scope).where('id', '=', customerId).execute());
  if (found === undefined) throw notFound('customer');
  return found;
}

/** Returns a page of the store's matching customers, newest first. */
export async function listStoreCustomers(
  db: Db,
  scope: Scope,
  filter: StoreCustomerFilter,
  page: NewestFirst,
): Promise<KeysetPage<StoreCustomer>> {
  const read = await detailsOf(db, scope).where(matching(scope, filter)).$call(newestAfter('created_at', page)).execute();
  const { rows, next } = keysetPage(read, page.limit, ({ created_at, id }) => ({ at: created_at.toISOString(), id }));
  return { rows: await withCredit(db, scope, rows), next };
}

/** Returns the next matching customers in the order of their emails. */
export async function listStoreCustomersAfter(
  db: Db,
  scope: Scope,
  filter: StoreCustomerFilter,
  { email, limit }: { email: string; limit: number },
): Promise<StoreCustomer[]> {
  const customers = detailsOf(db, scope).where(matching(scope, filter)).where('email', '>', email);
  return withCredit(db, scope, await customers.orderBy('email').limit(limit).execute());
}

/** Returns the IDs and emails of the customers with these IDs or emails. */
export const listCustomerIds = (db: Db, scope: Scope, customers: readonly string[]): Promise<{ id: string; email: string }[]> =>
  scopedCustomers(db, scope).where(namedIn(customers)).select(['id', 'email']).execute();

const detailsOf = (db: Db, scope: Scope) => customersOf(db, scope).select((row) => row('password_hash', 'is not', null).as('has_password'));

type DetailRow = Awaited<ReturnType<ReturnType<typeof detailsOf>['execute']>>[number];

async function withCredit(db: Db, scope: Scope, rows: readonly DetailRow[]): Promise<StoreCustomer[]> {
  const ids = rows.map(({ id }) => id);
  const accounts = new Map((await listCreditAccounts(db, scope, ids)).map((account) => [account.customerId, account]));
  return rows.map((row) => ({ customer: toCustomer(row), hasPassword: row.has_password === true, credit: accounts.get(row.id) }));
}

function matching(scope: Scope, { customers, statuses, rail, since, until, text }: StoreCustomerFilter) {
  const conditions = [sql`true`];
  if (customers !== undefined) conditions.push(namedIn(customers));
  if (statuses !== undefined) conditions.push(sql`status = any (${[...statuses]})`);
  if (rail !== undefined) conditions.push(mayPayBy(scope, rail));
  if (since !== undefined) conditions.push(sql`created_at >= ${since}`);
  if (until !== undefined) conditions.push(sql`created_at < ${until}`);
  if (text !== undefined) conditions.push(containsText(text, 'email', 'name', 'company_name', 'phone', 'tax_id'));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const namedIn = (customers: readonly string[]) =>
  sql<boolean>`(id = any (${customers.filter(isUuid)}::uuid[]) or email = any (${emailsIn(customers)}))`;

const emailsIn = (customers: readonly string[]): string[] => customers.filter((named) => !isUuid(named)).map(normalEmail);

/** The SQL condition that a customer may pay by a rail. Equal to `railsOf` in the domain. */
function mayPayBy(scope: Scope, { rail, isOffered, needsCreditAccount }: RailConditions) {
  if (!isOffered) return sql`false`;
  const isAssigned = sql`(payment_rails is null or ${rail} = any (payment_rails))`;
  if (!needsCreditAccount) return isAssigned;
  return sql`${isAssigned} and exists (
    select from credit_account account
    where ${inScope(scope)} and account.customer_id = customer.id
  )`;
}
