import { isUuid, normalEmail } from '@storefront/contract';
import { type CustomerScope, inScope, recordOf, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Db } from '../../store/schema.ts';
import { accountClosed, type Customer, type CustomerStatus } from '../domain/customer.ts';
import type { NewCustomer } from '../domain/new-customer.ts';
import { ADDRESS } from './address-record.ts';

/** The fields of a customer that can be changed. Undefined fields stay unchanged. */
export type CustomerChange = Partial<
  Pick<
    Customer,
    | 'email'
    | 'emailVerifiedAt'
    | 'name'
    | 'companyName'
    | 'phone'
    | 'taxId'
    | 'taxExemptCertificate'
    | 'taxExemptUntil'
    | 'status'
    | 'paymentRails'
  > & { passwordHash: string }
>;

/** Returns a customer with addresses; 404 if unknown. */
export async function getCustomer(db: Db, scope: Scope, customerId: string): Promise<Customer> {
  const row = await customersOf(db, scope).where('id', '=', customerId).executeTakeFirst();
  if (row === undefined) throw notFound('customer');
  return toCustomer(row);
}

/** Finds the customer with an email, however it is spelled, and the hash of the password. A closed account is as unknown. */
export async function findLogin(
  db: Db,
  scope: Scope,
  email: string,
): Promise<{ customer: Customer; passwordHash: string | null } | undefined> {
  const row = await customersOf(db, scope)
    .select('password_hash')
    .where('email', '=', normalEmail(email))
    .where('status', '<>', 'CLOSED')
    .executeTakeFirst();
  return row && { customer: toCustomer(row), passwordHash: row.password_hash };
}

/** Finds the ID of the customer with an email, however it is spelled. */
export async function findCustomerIdByEmail(db: Db, scope: Scope, email: string): Promise<string | undefined> {
  const row = await scopedCustomers(db, scope).select('id').where('email', '=', normalEmail(email)).executeTakeFirst();
  return row?.id;
}

/** Locks the row of the customer with an email, however it is spelled, and returns the ID, the status, and what the customer logs in with. */
export async function lockAccount(
  trx: Db,
  scope: Scope,
  email: string,
): Promise<{ id: string; status: CustomerStatus; email: string; passwordHash: string | null } | undefined> {
  const row = await scopedCustomers(trx, scope)
    .select(['id', 'status', 'email', 'password_hash'])
    .where('email', '=', normalEmail(email))
    .forUpdate()
    .executeTakeFirst();
  return row && { id: row.id, status: row.status, email: row.email, passwordHash: row.password_hash };
}

/** Resolves the ID or email of a customer to the ID; 404 if the email is unknown. */
export async function findCustomerId(db: Db, scope: Scope, idOrEmail: string): Promise<string> {
  if (isUuid(idOrEmail)) return idOrEmail;
  const id = await findCustomerIdByEmail(db, scope, idOrEmail);
  if (id === undefined) throw notFound('customer');
  return id;
}

/** Resolves the ID or email of a customer to the ID; 404 if there is no such customer. */
export async function getCustomerId(db: Db, scope: Scope, idOrEmail: string): Promise<string> {
  return (await getCustomer(db, scope, await findCustomerId(db, scope, idOrEmail))).id;
}

/** Locks the customer's row; 404 if unknown, 403 if the shopper has closed the account for good. */
export async function lockCustomer(trx: Db, scope: Scope, customerId: string): Promise<void> {
  const row = await scopedCustomers(trx, scope).select('erased_at').where('id', '=', customerId).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound('customer');
  if (row.erased_at !== null) throw accountClosed('The shopper has closed this account for good.');
}

/** Lets one change at a time record money of a customer. It is locked before orders, and rows that refer to the customer can be inserted meanwhile. */
export async function lockCustomerMoney(trx: Db, { customerId, ...scope }: CustomerScope): Promise<void> {
  const row = await scopedCustomers(trx, scope).select('id').where('id', '=', customerId).forNoKeyUpdate().executeTakeFirst();
  if (row === undefined) throw notFound('customer');
}

/** Locks the customer's status, password hash, and number of sessions until the transaction ends, and returns the first two. Throws `not_found` for an unknown customer. */
export async function lockLogin(
  trx: Db,
  { customerId, ...scope }: CustomerScope,
): Promise<{ status: CustomerStatus; passwordHash: string | null }> {
  const row = await scopedCustomers(trx, scope)
    .select(['status', 'password_hash'])
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound('customer');
  return { status: row.status, passwordHash: row.password_hash };
}

/** Returns the email and the password hash of a customer; 404 if unknown. */
export async function getCredentials(
  db: Db,
  { customerId, ...scope }: CustomerScope,
): Promise<{ email: string; passwordHash: string | null }> {
  const row = await scopedCustomers(db, scope).select(['email', 'password_hash']).where('id', '=', customerId).executeTakeFirst();
  if (row === undefined) throw notFound('customer');
  return { email: row.email, passwordHash: row.password_hash };
}

/** Inserts a customer; false if the email is already in use. */
export async function insertCustomer(trx: Db, scope: Scope, customer: NewCustomer): Promise<boolean> {
  await freeEmail(trx, scope, customer.email);
  if ((await findCustomerIdByEmail(trx, scope, customer.email)) !== undefined) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('customer')
    .values({ tenant_id: scope.tenantId, mode: scope.mode, ...CUSTOMER.write(customer), password_hash: customer.passwordHash })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'mode', 'email']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes an email, however it is spelled, from closed accounts, so that another customer can have it. */
export async function freeEmail(trx: Db, scope: Scope, email: string, except: { readonly customerId?: string } = {}): Promise<void> {
  await trx
    .updateTable('customer')
    .set({ email: freedEmail(sql.ref('id')), email_verified_at: null, updated_at: sql<Date>`now()` })
    .where(inScope(scope))
    .where('email', '=', normalEmail(email))
    .where('status', '=', 'CLOSED')
    .$if(except.customerId !== undefined, (update) => update.where('id', '<>', except.customerId ?? ''))
    .execute();
}

/** The replacement for the email of a closed account: unique, and in a domain that no mail can reach (RFC 2606). */
const freedEmail = (id: RawBuilder<unknown>) => sql<string>`${id}::text || '@closed.invalid'`;

/** Changes the given fields of a customer. */
export async function updateCustomer(trx: Db, scope: Scope, customerId: string, change: CustomerChange): Promise<void> {
  await trx
    .updateTable('customer')
    .set({
      email: change.email,
      email_verified_at: change.emailVerifiedAt,
      password_hash: change.passwordHash,
      name: change.name,
      company_name: change.companyName,
      phone: change.phone,
      tax_id: change.taxId,
      tax_exempt_certificate: change.taxExemptCertificate,
      tax_exempt_until: change.taxExemptUntil,
      status: change.status,
      payment_rails: change.paymentRails && [...change.paymentRails],
      updated_at: sql<Date>`now()`,
    })
    .where(inScope(scope))
    .where('id', '=', customerId)
    .execute();
}

/** Closes a customer for good: what identifies a person is replaced. */
export async function markErased(trx: Db, { customerId, ...scope }: CustomerScope): Promise<void> {
  await trx
    .updateTable('customer')
    .set({
      status: 'CLOSED',
      email: freedEmail(sql.ref('id')),
      name: 'Closed account',
      ...NO_PERSONAL_DATA,
      erased_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where(inScope(scope))
    .where('id', '=', customerId)
    .execute();
}

const NO_PERSONAL_DATA = {
  email_verified_at: null,
  password_hash: null,
  company_name: null,
  phone: null,
  tax_id: null,
  tax_exempt_certificate: null,
  tax_exempt_until: null,
};

const CUSTOMER = recordOf<Omit<Customer, 'hasCreditAccount' | 'isClosing' | 'addresses'>>()({
  id: 'plain',
  email: 'plain',
  emailVerifiedAt: 'plain',
  name: 'plain',
  companyName: 'plain',
  phone: 'plain',
  taxId: 'plain',
  taxExemptCertificate: 'plain',
  taxExemptUntil: 'plain',
  status: 'plain',
  currency: 'plain',
  paymentRails: 'plain',
  createdAt: 'plain',
});

/** Every customer query starts here, so none can access another store's customers. */
export const scopedCustomers = (db: Db, scope: Scope) => db.selectFrom('customer').where(inScope(scope));

/** Selects complete customers. */
export const customersOf = (db: Db, scope: Scope) =>
  scopedCustomers(db, scope).select((row) => [
    ...CUSTOMER.columns,
    accountExists(row, scope).as('has_credit_account'),
    sql<boolean>`coalesce(closing_until > now(), false)`.as('is_closing'),
    jsonArrayFrom(addressesOf(row, scope)).as('addresses'),
  ]);

type CustomerExpressions = ExpressionBuilder<Database, 'customer'>;

const accountExists = (row: CustomerExpressions, { tenantId, mode }: Scope) =>
  row.exists(
    row
      .selectFrom('credit_account')
      .select('credit_account.customer_id')
      .where('credit_account.tenant_id', '=', tenantId)
      .where('credit_account.mode', '=', mode)
      .whereRef('credit_account.customer_id', '=', 'customer.id'),
  );

const addressesOf = (row: CustomerExpressions, { tenantId, mode }: Scope) =>
  row
    .selectFrom('customer_address as address')
    .select(ADDRESS.columns.map((column) => `address.${column}` as const))
    .where('address.tenant_id', '=', tenantId)
    .where('address.mode', '=', mode)
    .whereRef('address.customer_id', '=', 'customer.id')
    .orderBy('address.position');

type CustomerRow = NonNullable<Awaited<ReturnType<ReturnType<typeof customersOf>['executeTakeFirst']>>>;

/** Converts a row of `customersOf`. */
export const toCustomer = (row: CustomerRow): Customer => ({
  ...CUSTOMER.read(row),
  hasCreditAccount: row.has_credit_account === true,
  isClosing: row.is_closing,
  addresses: row.addresses.map(ADDRESS.read),
});
